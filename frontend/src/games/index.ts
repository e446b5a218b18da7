// The families of games that this page can draw. A face is loaded when a table of its family is opened.

import type { Component } from 'svelte';
import type { Face } from './face';

/** A family on the first screen: a little picture of each of its games, and the drawings that it refers to. */
export interface Front {
  Art: Component;
  Vignette: Component<{ game: string }> | Component;
}

interface Family {
  front: () => Promise<{ front: Front }>;
  face: () => Promise<{ face: unknown }>;
}

const FAMILIES: Record<string, Family> = {
  mironton: { front: () => import('./mironton/front'), face: () => import('./mironton/face') },
  guerre: { front: () => import('./guerre/front'), face: () => import('./guerre/face') },
  barons: { front: () => import('./barons/front'), face: () => import('./barons/face') },
};

export const canDraw = (family: string): boolean => family in FAMILIES;

export async function loadFront(family: string): Promise<Front | null> {
  return (await FAMILIES[family]?.front())?.front ?? null;
}

/** The face of a family. It is only ever shown views of its own family, and so may be typed by them. */
export async function loadFace(family: string): Promise<Face | null> {
  return ((await FAMILIES[family]?.face())?.face as Face | undefined) ?? null;
}
