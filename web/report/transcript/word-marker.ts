import { type SpokenWord, wordAt } from '#domain/sessions/contract/spoken-word.ts';

/** Keeps `data-now` on the spoken word. The box has one element with `data-word` per word. */
export function wordMarker(box: Element, words: readonly SpokenWord[]) {
  let now: Element | null = null;
  let place: number | undefined;
  return {
    /** Returns the newly marked word; undefined if the word is the same or the speaker pauses. */
    moveTo(second: number): Element | undefined {
      const next = wordAt(words, second);
      // A word that became a filler is another element.
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
