// Guerre du passé on the first screen.

import type { Front } from '..';
import Art from './Art.svelte';
import Vignette from './Vignette.svelte';

export const front: Front = { Art, Vignette };
