import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { clockTime } from '#domain/sessions/contract/clock-time.ts';
import { Chip } from '../ui/chip.tsx';
import { judgeTime, type Light, type Limits, lightOf } from './recorder-phase.ts';

type TimeBadgeProps = Readonly<{
  seconds: number;
  limits: Limits;
  /** Planned length from the deck. Seconds. */
  planned?: number | undefined;
  running: boolean;
}>;

/** The time so far against the expected length, with a traffic light. */
export function TimeBadge({ seconds, limits: general, planned, running }: TimeBadgeProps) {
  const limits = planned === undefined ? general : { ...general, expectedLength: planned };
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-full bg-ground/80 py-1.5 pr-2 pl-3.5 text-lg font-[650] tabular-nums">
      <span aria-hidden="true" className={`size-[11px] rounded-full ${running ? 'bg-record' : 'bg-line-strong'}`} />
      <span data-testid="recorded-time">{clockTime(seconds)}</span>
      <small className="text-sm font-medium text-ink-soft">
        <Beside seconds={seconds} limits={limits} isPlanned={planned !== undefined} />
      </small>
      <LightChip light={lightOf(seconds, limits)} />
    </div>
  );
}

type BesideProps = Pick<TimeBadgeProps, 'seconds' | 'limits'> & Readonly<{ isPlanned: boolean }>;

function Beside({ seconds, limits, isPlanned }: BesideProps) {
  const expected = clockTime(limits.expectedLength);
  const rest = clockTime(limits.maxLength - seconds);
  switch (judgeTime(seconds, limits)) {
    case 'on_time':
      return isPlanned ? <Trans>von {expected}</Trans> : <Trans>von etwa {expected}</Trans>;
    case 'beyond_expected':
      return <Trans>länger als {expected}</Trans>;
    case 'ending':
      return <Trans>endet in {rest}</Trans>;
  }
}

function LightChip({ light }: Readonly<{ light: Light }>) {
  const lights: Readonly<Record<Light, ReactNode>> = {
    green: (
      <Chip tone="good">
        <Trans>in der Zeit</Trans>
      </Chip>
    ),
    yellow: (
      <Chip tone="near">
        <Trans>zum Ende kommen</Trans>
      </Chip>
    ),
    red: (
      <Chip tone="off">
        <Trans>über der Zeit</Trans>
      </Chip>
    ),
  };
  return lights[light];
}
