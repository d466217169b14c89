import { useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import type { Player } from './player.ts';

const looks = {
  chip: 'h-[26px] gap-1.5 border border-line bg-surface px-2.5 hover:bg-primary-wash max-md:h-touch max-md:px-4',
  inline: 'mx-0.5 gap-1 bg-primary-wash px-2 font-ui leading-6 hover:opacity-80 max-md:px-3 max-md:leading-8',
} as const;

type MomentButtonProps = Readonly<{
  player: Player;
  second: number;
  /** `inline` is for use within a sentence. */
  look?: keyof typeof looks;
}>;

/** Jumps to a moment of the talk and plays it. */
export function MomentButton({ player, second, look = 'chip' }: MomentButtonProps) {
  const { t } = useLingui();
  const at = clockTime(second);
  return (
    <button
      type="button"
      aria-label={t`Ab ${at} abspielen`}
      onClick={() => player.playFrom(second)}
      className={cx(
        'inline-flex items-center rounded-full text-xs font-semibold text-primary tabular-nums transition',
        looks[look],
      )}
    >
      <svg aria-hidden="true" viewBox="0 0 7 9" className="h-[9px] w-[7px] fill-current print:hidden">
        <path d="M0 0l7 4.500-7 4.500z" />
      </svg>
      {at}
    </button>
  );
}
