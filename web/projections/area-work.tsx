import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ProjectionWork } from '#domain/projections/contract/calls.ts';
import { useFormats } from '../lib/use-formats.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { waitingWords, workWords } from './area-words.ts';

/** The work on the area, its progress, and its end at the pace so far. */
export function AreaWork({ work, title }: Readonly<{ work: ProjectionWork; title: string }>) {
  const { i18n, t } = useLingui();
  if (work.state === 'waiting') {
    return (
      <Bar words={i18n._(waitingWords[work.what])} beside={<Trans>beginnt gleich</Trans>}>
        <ProgressBar label={t`${title}: vorgemerkt`} />
      </Bar>
    );
  }
  const { share, secondsLeft } = work;
  const known = share > 0 && share < 1;
  return (
    <Bar words={i18n._(workWords[work.what])} beside={known && <Reached share={share} secondsLeft={secondsLeft} />}>
      <ProgressBar label={`${title}: ${i18n._(workWords[work.what])}`} {...(known && { value: share })} />
    </Bar>
  );
}

type ReachedProps = Pick<Extract<ProjectionWork, { state: 'running' }>, 'share' | 'secondsLeft'>;

function Reached({ share, secondsLeft }: ReachedProps) {
  const { progress, duration } = useFormats();
  const done = progress(share);
  if (secondsLeft === null) return done;
  const left = duration(secondsLeft);
  return (
    <Trans>
      {done} · noch etwa {left}
    </Trans>
  );
}

type BarProps = Readonly<{ words: string; beside: ReactNode; children: ReactNode }>;

const Bar = ({ words, beside, children }: BarProps) => (
  <div className="grid gap-2 rounded-md bg-primary-wash px-4 py-3 text-sm">
    <div className="flex flex-wrap justify-between gap-x-4">
      <span className="font-[550]">{words}</span>
      <span className="text-ink-soft tabular-nums">{beside}</span>
    </div>
    {children}
  </div>
);
