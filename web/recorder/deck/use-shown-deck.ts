import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { presentationDetail, type Slide } from '#domain/presentations/contract/calls.ts';
import { query } from '../../lib/api.ts';

/** The deck that is shown during the recording. */
export type ShownDeck = Readonly<{
  id: string;
  name: string;
  /** Planned seconds of the whole talk; undefined if a slide has no plan. */
  planned: number | undefined;
  slides: readonly Slide[];
  /** Index of the shown slide in `slides`. */
  place: number;
  turn: (by: 1 | -1) => void;
}>;

/** The chosen deck, and its shown slide. */
export function useShownDeck(chosenBefore: string | undefined) {
  const [chosen, setChosen] = useState(chosenBefore);
  const [place, setPlace] = useState(0);
  const deck = useQuery({
    ...query(presentationDetail, { id: chosen ?? '' }),
    enabled: chosen !== undefined,
    // Never fetched again, so that its pictures do not change while somebody speaks.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const slides = deck.data?.slides ?? [];
  const turn = (by: 1 | -1) => setPlace((now) => Math.min(slides.length - 1, Math.max(0, now + by)));
  const shown: ShownDeck | undefined =
    chosen !== undefined && deck.data && slides.length > 0
      ? { id: chosen, name: deck.data.name, planned: plannedFor(slides), slides, place, turn }
      : undefined;
  return {
    chosen,
    shown,
    /** Why the chosen deck cannot be shown. */
    error: deck.error,
    choose(id: string | undefined): void {
      setChosen(id);
      setPlace(0);
    },
  };
}

function plannedFor(slides: readonly Pick<Slide, 'seconds'>[]): number | undefined {
  const seconds = slides.flatMap((slide) => slide.seconds ?? []);
  return seconds.length === slides.length ? seconds.reduce((sum, each) => sum + each, 0) : undefined;
}

export type DeckChoice = ReturnType<typeof useShownDeck>;
