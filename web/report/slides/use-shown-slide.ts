import { useSyncExternalStore } from 'react';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { Player } from '../../player/for-others.ts';

export type ShownSlide = SessionDetail['slideTimestamps'][number];

/** The slide at the playhead; before the first one, that one. */
export const useShownSlide = (player: Player, slides: readonly ShownSlide[]): ShownSlide | undefined =>
  useSyncExternalStore(
    player.onTime,
    () => slides.findLast(({ offset }) => offset <= player.time() + rounding) ?? slides[0],
  );

/** A player that is sent to a moment stands a little beside it. Seconds. */
const rounding = 0.05;
