import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, ReactNode } from 'react';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { secondAfterKey, useSecond } from '../../player/for-others.ts';
import type { LaneFrame } from './plot.tsx';

type TimeSliderProps = LaneFrame & Readonly<{ label: string; children: ReactNode }>;

/** A slider for the keyboard: arrows 5 s, Page Up and Down 30 s, Home, End; Space plays. */
export function TimeSlider({ player, duration, label, children }: TimeSliderProps) {
  const { t } = useLingui();
  const second = useSecond(player);
  const [now, end] = [clockTime(second), clockTime(duration)];

  function move(event: KeyboardEvent) {
    const target = secondAfterKey(event.key, { at: player.time(), duration });
    if (event.key === ' ') player.toggle();
    else if (target === undefined) return;
    else player.seek(target);
    event.preventDefault();
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={Math.min(second, Math.floor(duration))}
      aria-valuetext={t`${now} von ${end}`}
      onKeyDown={move}
      className="min-w-0 focus-visible:relative focus-visible:z-10"
    >
      {children}
    </div>
  );
}
