import { type SpokenWord, wordAt } from '#domain/sessions/contract/spoken-word.ts';

/** Keeps `data-now` at the word that is being said; there is one element with `data-word` for each word in the box. */
export function wordMarker(box: Element, words: readonly SpokenWord[]) {
  let now: Element | null = null;
  let place: number | undefined;
  return {
    /** Answers the word that this second has moved it to; undefined where it stays, or where the speaker pauses. */
    moveTo(second: number): Element | undefined {
      const next = wordAt(words, second);
      // A word that was marked as a filler meanwhile is another element.
      if (next === place && now?.isConnected !== false) return undefined;
      now?.removeAttribute('data-now');
      now = next === undefined ? null : box.querySelector(`[data-word="${next}"]`);
      now?.setAttribute('data-now', '');
      place = next;
      return now ?? undefined;
    },
    clear: () => now?.removeAttribute('data-now'),
  };
}
