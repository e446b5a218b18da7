// The rhythms of the page, in milliseconds.

export const FLIGHT = 520; // a piece or a stack goes from tile to tile
export const WALK = 900; // a band or a group goes from place to place
export const BETWEEN_FLIGHTS = 160; // a breath between two steps that are shown one after the other
export const SCENE = 4200; // a round of combat is shown for so long at most
export const AT_LEISURE = 12; // so many steps are shown without haste, one after the other
export const FIRST_RETRY = 400; // before connecting again; doubles up to the longest
export const LONGEST_RETRY = 10_000;
export const REVIEW_STEP = 900; // between two steps when a game plays itself
export const NOTICE = 6000; // a message that goes away by itself
export const CLOCK_TICK = 500;
