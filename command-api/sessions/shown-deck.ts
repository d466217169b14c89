import type { Presentation } from '#command-api/presentations/for-others.ts';
import { presentationOf } from '#command-api/presentations/for-others.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Cut } from '#domain/sessions/contract/cut.ts';
import { type SlideChange, slidesWithin } from '#domain/sessions/contract/slides.ts';
import type { Deps } from '#infra/service.ts';
import type { Described } from './create-session.ts';

/** The slides that were shown, as a call gives them. `seconds` is the length of the recording, if known. */
type DeckFields = Readonly<{
  presentationId?: string | undefined;
  timestamps: readonly SlideChange[];
  seconds?: number;
  cut?: Cut | undefined;
}>;

/** In seconds: tolerance for times after the end of the recording. */
const slack = 2;

/**
 * The person's deck, the times at which its slides were shown, and its plan. Times count from the start of the cut recording.
 * @throws invalid_input, not_found with the field `presentationId`
 */
export async function shownDeck(
  log: Pick<Deps, 'store' | 'remembered'>,
  ownerId: string,
  { presentationId, timestamps, seconds, cut }: DeckFields,
): Promise<Pick<Described, 'presentationId' | 'slides' | 'slidePlan'>> {
  if (presentationId === undefined) return timestamps.length === 0 ? {} : refuse('invalid_input', 'presentationId');
  const deck = await presentationOf(log, presentationId, ownerId);
  const { pages } = deck;
  const last = timestamps.at(-1)?.offset ?? 0;
  const isUnknown = ({ slideIndex }: SlideChange) => pages !== null && slideIndex >= pages;
  if (timestamps.some(isUnknown) || (seconds !== undefined && last > seconds + slack)) {
    refuse('invalid_input', 'timestamps');
  }
  const slides = cut ? slidesWithin(timestamps, cut) : [...timestamps];
  return { presentationId, slides, ...planOf(deck) };
}

/** The current plan. Later changes of the deck apply to later sessions only. */
function planOf({ pages, slides }: Presentation): Pick<Described, 'slidePlan'> {
  const slidePlan = Array.from({ length: pages ?? 0 }, (_, index) => slides[index]?.seconds ?? null);
  return slidePlan.some((seconds) => seconds !== null) ? { slidePlan } : {};
}
