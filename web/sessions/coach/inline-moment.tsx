import { useLingui } from '@lingui/react/macro';
import { clockTime } from '#domain/sessions/shown/clock-time.ts';
import type { Player } from '../player/player.ts';

/** A moment of the talk within a sentence: plays from there. */
export function InlineMoment({ player, second }: Readonly<{ player: Player; second: number }>) {
  const { t } = useLingui();
  const at = clockTime(second);
  return (
    <button
      type="button"
      aria-label={t`Ab ${at} abspielen`}
      onClick={() => player.playFrom(second)}
      className="mx-0.5 inline-flex items-center gap-1 rounded-full bg-primary-wash px-2 font-ui text-xs/[22px] font-semibold text-primary tabular-nums transition-opacity hover:opacity-80 max-md:px-3 max-md:leading-8"
    >
      <svg aria-hidden="true" viewBox="0 0 7 9" className="h-2 w-1.5 fill-current print:hidden">
        <path d="M0 0l7 4.500-7 4.500z" />
      </svg>
      {at}
    </button>
  );
}
