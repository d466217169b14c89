import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { presentationDetail, type Slide } from '#domain/presentations/contract/calls.ts';
import { query } from '../../lib/api.ts';

/** A deck as it is shown beside the recording. */
export type ShownDeck = Readonly<{
  id: string;
  slides: readonly Slide[];
  /** Place of the slide that is shown among `slides`. */
  place: number;
  turn: (by: 1 | -1) => void;
}>;

/** Which deck was chosen, and which slide of it is shown. */
export function useShownDeck(chosenBefore: string | undefined) {
  const [chosen, setChosen] = useState(chosenBefore);
  const [place, setPlace] = useState(0);
  const deck = useQuery({
    ...query(presentationDetail, { id: chosen ?? '' }),
    enabled: chosen !== undefined,
    // Its pictures stay as they are while somebody speaks.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const slides = deck.data?.slides ?? [];
  const turn = (by: 1 | -1) => setPlace((now) => Math.min(slides.length - 1, Math.max(0, now + by)));
  const shown: ShownDeck | undefined =
    chosen !== undefined && slides.length > 0 ? { id: chosen, slides, place, turn } : undefined;
  return {
    chosen,
    shown,
    /** Why there is none to show although one was chosen. */
    error: deck.error,
    choose(id: string | undefined): void {
      setChosen(id);
      setPlace(0);
    },
  };
}

export type DeckChoice = ReturnType<typeof useShownDeck>;
