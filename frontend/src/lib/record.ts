// What the page must know of a record before it sends it: how many seats it needs.

export const playersIn = (record: string): number => Number(/^new n=(\d)/m.exec(record)?.[1] ?? 2);
