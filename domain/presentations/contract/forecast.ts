/** Words per minute: a calm pace at which listeners can follow slides. */
const pace = 130;

/** Letters and digits; parts joined by hyphens, apostrophes, dots or commas are one word. */
const word = /[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu;

export const wordsIn = (text: string): number => text.match(word)?.length ?? 0;

type Slide = Readonly<{
  notes: string;
  /** Words on the page itself. */
  words: number;
}>;

/**
 * The speaking time of a slide, in seconds: of its notes at 130 words a minute or, without notes, of the words
 * on it. Null if there are neither.
 */
export function forecastOf({ notes, words }: Slide): number | null {
  const spoken = wordsIn(notes) || words;
  return spoken === 0 ? null : Math.max(1, Math.round((spoken / pace) * 60));
}
