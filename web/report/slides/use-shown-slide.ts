import { useSyncExternalStore } from 'react';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import type { Player } from '../../player/for-others.ts';

export type ShownSlide = SessionDetail['slideTimestamps'][number];

/** The slide at the playhead, or the first slide before any was shown. */
export const useShownSlide = (player: Player, slides: readonly ShownSlide[]): ShownSlide | undefined =>
  useSyncExternalStore(
    player.onTime,
    () => slides.findLast(({ offset }) => offset <= player.time() + rounding) ?? slides[0],
  );

/** Tolerance in seconds: after a seek, the player stands slightly beside the wanted moment. */
const rounding = 0.05;
