// In French a space stands before : ; ! ? % and inside « »: here it becomes one at which no line ends.

export const bound = (text: string): string => text.replace(/ (?=[:;!?%»])/g, '\u00a0').replaceAll('« ', '«\u00a0');

/** The same for whole sets of words, and for the functions among them that make sentences. */
export function typeset<Words>(words: Words): Words {
  if (typeof words === 'string') return bound(words) as Words;
  if (typeof words === 'function') return ((...told: unknown[]) => typeset(words(...told))) as Words;
  if (Array.isArray(words)) return words.map((each) => typeset(each)) as Words;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, typeset(each)])) as Words;
}
