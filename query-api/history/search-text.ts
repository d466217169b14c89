import { allEvents } from '#domain/all-events.ts';
import { streamCategories } from '#domain/areas.ts';
import { wordsOf } from '#domain/kernel/words-of.ts';

/**
 * What a search looks for: words that begin so (a `tsquery`), or events of these types. Null: nothing can match.
 * `category` is that of the whole name of a stream, where one was given.
 */
export type SearchText = Readonly<{ words: string | null; types: readonly string[]; category: string | null }>;

const shortestType = 4;

export function searchText(text: string): SearchText {
  const category = streamCategories.find((one) => text.startsWith(`${one}-`)) ?? null;
  const words = wordsOf(category === null ? text : text.slice(category.length + 1));
  const letters = words.join('');
  const types = Object.keys(allEvents).filter((type) => type.toLowerCase().includes(letters));
  return {
    // Letters and digits only: nothing in them means anything to a query.
    words: words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : null,
    types: letters.length >= shortestType && category === null ? types : [],
    category,
  };
}
