import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { sessionDetail } from '#domain/sessions/contract/calls.ts';
import type { Player } from '../../player/for-others.ts';
import { type ShownSlide, useShownSlide } from './use-shown-slide.ts';

type CurrentSlideProps = Readonly<{ player: Player; slides: readonly ShownSlide[] }>;

/** The slide that the audience saw at this moment of the talk. */
export function CurrentSlide({ player, slides }: CurrentSlideProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const expired = useRef<string>(undefined);
  const slide = useShownSlide(player, slides);
  if (!slide?.slideURI) return null;
  const { slideIndex, slideURI } = slide;
  const number = slideIndex + 1;
  function again() {
    // Signed addresses expire after minutes, while a page stays open longer.
    if (expired.current === slideURI) return;
    expired.current = slideURI ?? undefined;
    void queries.invalidateQueries({ queryKey: [sessionDetail.name] });
  }
  return (
    <figure
      data-theme="dark"
      className="relative grid aspect-video min-h-0 place-items-center bg-stage md:h-full md:w-full"
    >
      <img
        src={slideURI}
        alt={t`Folie ${number}`}
        onError={again}
        className="absolute inset-0 size-full object-contain"
      />
    </figure>
  );
}
