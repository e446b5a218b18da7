// The game's words in the reader's language.

import { reader } from '../../../lib/reader.svelte';
import { en, type GuerreWords } from './en';
import { fr } from './fr';

const WORDS = { en, fr };

export const said = (): GuerreWords => WORDS[reader.language];
