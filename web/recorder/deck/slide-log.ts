import type { SlideChange } from '#domain/sessions/contract/slides.ts';

/** A deck that is shown while somebody records, and the slide that is shown now. */
export type DeckOfTake = Readonly<{ presentationId: string; slideIndex: number }>;

/** Seconds between two changes: each has a moment of its own. */
const apart = 0.05;
/** The server's limit. */
const most = 600;

const toMilliseconds = (seconds: number) => Math.round(seconds * 1_000) / 1_000;

/**
 * When which slide was shown along a take, after what was shown of it `earlier`. Entries are only ever added: whoever keeps
 * it takes the longer list.
 */
export function slideLog(deck: DeckOfTake | undefined, earlier: readonly SlideChange[] = []) {
  const begin: readonly SlideChange[] = deck ? [{ offset: 0, slideIndex: deck.slideIndex }] : [];
  const changes: SlideChange[] = [...(earlier.length > 0 ? earlier : begin)];
  let shown = deck?.slideIndex;
  return {
    /** As it stands; it grows. */
    changes: changes as readonly SlideChange[],
    /** Sets the shown slide; it counts once the take runs, see `note`. */
    show(slideIndex: number): void {
      shown = slideIndex;
    },
    /** Called as the take runs, with its seconds so far. */
    note(seconds: number): void {
      const last = changes.at(-1);
      if (!last || shown === undefined || last.slideIndex === shown || changes.length >= most) return;
      changes.push({ offset: toMilliseconds(Math.max(seconds, last.offset + apart)), slideIndex: shown });
    },
    /** How long the slide that is shown was shown so far, all times together. */
    secondsOn(seconds: number): number {
      return changes.reduce((sum, { offset, slideIndex }, index) => {
        const end = changes[index + 1]?.offset ?? Math.max(seconds, offset);
        return slideIndex === shown ? sum + end - offset : sum;
      }, 0);
    },
  };
}
