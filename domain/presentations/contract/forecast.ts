/** Words a minute: a calm pace in which listeners follow slides. */
const pace = 130;

/** Letters and digits; what hyphens, apostrophes, dots and commas hold together is one word. */
const word = /[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu;

export const wordsIn = (text: string): number => text.match(word)?.length ?? 0;

type Slide = Readonly<{
  notes: string;
  /** Words on the page itself. */
  words: number;
}>;

/**
 * How long it takes to speak a slide, in seconds: its notes at 130 words a minute or, where it has none, the words that
 * stand on it. Null where there are neither, which tells nothing.
 */
export function forecastOf({ notes, words }: Slide): number | null {
  const spoken = wordsIn(notes) || words;
  return spoken === 0 ? null : Math.max(1, Math.round((spoken / pace) * 60));
}
