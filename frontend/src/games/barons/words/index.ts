// The family's words in the reader's language.

import { reader } from '../../../lib/reader.svelte';
import { en, type BaronsWords } from './en';
import { fr } from './fr';

const WORDS = { en, fr };

export const said = (): BaronsWords => WORDS[reader.language];
