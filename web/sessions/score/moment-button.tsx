import { useLingui } from '@lingui/react/macro';
import { clockTime } from '#domain/sessions/shown/clock-time.ts';
import type { Player } from '../player/player.ts';

/** Jumps to a moment of the talk and plays it. */
export function MomentButton({ player, second }: Readonly<{ player: Player; second: number }>) {
  const { t } = useLingui();
  const at = clockTime(second);
  return (
    <button
      type="button"
      aria-label={t`Ab ${at} abspielen`}
      onClick={() => player.playFrom(second)}
      className="inline-flex h-[26px] items-center gap-1.5 rounded-full border border-line bg-surface px-2.5 text-xs font-semibold text-primary tabular-nums transition-colors hover:bg-primary-wash max-md:h-touch max-md:px-4"
    >
      <svg aria-hidden="true" viewBox="0 0 7 9" className="h-[9px] w-[7px] fill-current">
        <path d="M0 0l7 4.500-7 4.500z" />
      </svg>
      {at}
    </button>
  );
}
