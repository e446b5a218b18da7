// The game's own words in the reader's language.

import { reader } from '../../../lib/reader.svelte';
import { en, type MirontonWords } from './en';
import { fr } from './fr';

const WORDS = { en, fr };

export const said = (): MirontonWords => WORDS[reader.language];
