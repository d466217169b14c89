import type { SlideChange } from '#domain/sessions/contract/slides.ts';

/** The deck of a recording, and its shown slide. */
export type DeckOfTake = Readonly<{ presentationId: string; slideIndex: number }>;

/** Minimum seconds between two changes: no two may have the same time. */
const apart = 0.05;
/** The server's limit on slide changes. */
const most = 600;

const toMilliseconds = (seconds: number) => Math.round(seconds * 1_000) / 1_000;

/**
 * Records which slide was shown when in a take, after the `earlier` entries. Entries are only ever added, so of two copies the longer list
 * is newer.
 */
export function slideLog(deck: DeckOfTake | undefined, earlier: readonly SlideChange[] = []) {
  const begin: readonly SlideChange[] = deck ? [{ offset: 0, slideIndex: deck.slideIndex }] : [];
  const changes: SlideChange[] = [...(earlier.length > 0 ? earlier : begin)];
  let shown = deck?.slideIndex;
  return {
    /** The entries so far; the list grows. */
    changes: changes as readonly SlideChange[],
    /** Sets the shown slide. `note` records it once the take runs. */
    show(slideIndex: number): void {
      shown = slideIndex;
    },
    /** Records the shown slide, if it changed. Called while the take runs, with its seconds so far. */
    note(seconds: number): void {
      const last = changes.at(-1);
      if (!last || shown === undefined || last.slideIndex === shown || changes.length >= most) return;
      changes.push({ offset: toMilliseconds(Math.max(seconds, last.offset + apart)), slideIndex: shown });
    },
    /** Total time that the current slide was shown so far. Seconds. */
    secondsOn(seconds: number): number {
      return changes.reduce((sum, { offset, slideIndex }, index) => {
        const end = changes[index + 1]?.offset ?? Math.max(seconds, offset);
        return slideIndex === shown ? sum + end - offset : sum;
      }, 0);
    },
  };
}
