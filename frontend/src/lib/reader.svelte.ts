// The reader: his language, and how he likes the page. Kept in the browser, known to nobody else.

import { en } from '../words/en';
import { fr } from '../words/fr';
import type { Text } from './messages';

export type Language = 'en' | 'fr';
export type Theme = 'system' | 'light' | 'dark';

const STORED = 'donjons.reader';
const WORDS = { en, fr };

interface Likings {
  language: Language;
  theme: Theme;
  /** Show a step before it is played, and play it when it is picked a second time. */
  preview: boolean;
  /** Warn before a turn ends while something could still be done. */
  warn: boolean;
  notify: boolean;
  /** Show how everybody stands, where the table allows it. */
  balance: boolean;
}

function stored(): Partial<Likings> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Likings>;
  } catch {
    return {};
  }
}

class Reader {
  likings = $state<Likings>({
    language: navigator.language.startsWith('fr') ? 'fr' : 'en',
    theme: 'system',
    preview: true,
    warn: true,
    notify: false,
    balance: true,
    ...stored(),
  });
  language = $derived(this.likings.language);
  words = $derived(WORDS[this.language]);

  in(text: Text): string {
    return text[this.language];
  }

  like(change: Partial<Likings>): void {
    Object.assign(this.likings, change);
    localStorage.setItem(STORED, JSON.stringify(this.likings));
  }
}

export const reader = new Reader();

export const likesStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
