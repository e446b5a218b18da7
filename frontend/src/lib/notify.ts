// "Your turn", where a person away from the page can see it: in its title, and if he likes as a notification.

import type { Words } from '../words/en';

let before = true;

export function announceTurn(isYours: boolean, words: Words, wanted: boolean): void {
  document.title = isYours ? `● ${words.notice.yourTurn} – ${words.title}` : words.title;
  const began = isYours && !before;
  before = isYours;
  if (began && wanted && document.hidden && Notification.permission === 'granted') {
    new Notification(words.notice.yourTurn, { tag: 'donjons' });
  }
}
