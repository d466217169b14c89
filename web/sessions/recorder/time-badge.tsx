import { Trans } from '@lingui/react/macro';
import { clockTime } from '#domain/sessions/shown/clock-time.ts';
import type { Config } from '../use-config.ts';
import { judgeTime } from './recorder-phase.ts';

type TimeBadgeProps = Readonly<{ seconds: number; limits: Config['recording']; running: boolean }>;

/** The time against what is expected. */
export function TimeBadge({ seconds, limits, running }: TimeBadgeProps) {
  return (
    <div className="absolute top-[18px] left-[18px] flex items-center gap-2 rounded-full bg-ground/80 px-3.5 py-1.5 text-lg font-[650] tabular-nums max-md:top-4 max-md:left-4">
      <span aria-hidden="true" className={`size-[11px] rounded-full ${running ? 'bg-record' : 'bg-line-strong'}`} />
      <span data-testid="recorded-time">{clockTime(seconds)}</span>
      <small className="text-sm font-medium text-ink-soft">
        <Beside seconds={seconds} limits={limits} />
      </small>
    </div>
  );
}

function Beside({ seconds, limits }: Omit<TimeBadgeProps, 'running'>) {
  const expected = clockTime(limits.expectedLength);
  const rest = clockTime(limits.maxLength - seconds);
  switch (judgeTime(seconds, limits)) {
    case 'on_time':
      return <Trans>von etwa {expected}</Trans>;
    case 'beyond_expected':
      return <Trans>länger als {expected}</Trans>;
    case 'ending':
      return <Trans>endet in {rest}</Trans>;
  }
}
