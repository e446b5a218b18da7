// Dragging from place to place on a board: what is grabbed is picked up as by a click, and dropped where the pointer is let go.
// Where a finger may drag as well as scroll, the board says so with `touch-action`.

import { placeOf, type Place } from './place';

export interface Drag {
  grab: (place: Place) => void;
  drop: (from: Place, to: Place) => void;
}

const FAR = 8; // pixels from which a press is a drag

/** A line from what was grabbed to the pointer, in the board's own units. */
function line(svg: SVGSVGElement): { reach(from: DOMPoint, to: DOMPoint): void; remove(): void } {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  drawn.classList.add('drag-line');
  svg.append(drawn);
  const own = ({ x, y }: DOMPoint): string => {
    const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()?.inverse());
    return `${point.x},${point.y}`;
  };
  return {
    reach: (from, to) => drawn.setAttribute('d', `M${own(from)}L${own(to)}`),
    remove: () => drawn.remove(),
  };
}

function middle(element: Element): DOMPoint {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMPoint(x + width / 2, y + height / 2);
}

/** A Svelte action for the <svg> of a board. */
export function drags(
  svg: SVGSVGElement,
  drag: Drag | undefined,
): { update(drag: Drag | undefined): void; destroy(): void } {
  let current = drag;
  let end: (() => void) | null = null;

  function press(event: PointerEvent): void {
    const element = event.target instanceof Element ? event.target.closest('[data-place]') : null;
    const from = placeOf(element);
    if (!current || !element || from === null || event.button !== 0 || !event.isPrimary) return;
    const start = new DOMPoint(event.clientX, event.clientY);
    let drawn: ReturnType<typeof line> | null = null;

    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (drawn === null && Math.hypot(clientX - start.x, clientY - start.y) < FAR) return;
      if (drawn === null) {
        drawn = line(svg);
        current?.grab(from);
      }
      drawn.reach(middle(element), new DOMPoint(clientX, clientY));
    };
    const release = ({ type, clientX, clientY }: PointerEvent): void => {
      const to = placeOf(document.elementFromPoint(clientX, clientY));
      if (drawn !== null && type === 'pointerup' && to !== null && to !== from) current?.drop(from, to);
      end?.();
    };
    end = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
      drawn?.remove();
      end = null;
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
  }

  svg.addEventListener('pointerdown', press);
  return {
    update: (changed) => (current = changed),
    destroy: () => {
      end?.();
      svg.removeEventListener('pointerdown', press);
    },
  };
}
