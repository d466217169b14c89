import { Trans, useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProjectionJob } from '#domain/projections/contract/calls.ts';
import { errorMessage } from '../lib/error-messages.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { waitingWords, workWords } from './area-words.ts';
import { useAction } from './use-action.ts';

/** The job on an area with its progress and its estimated end. */
type AreaJobProps = Readonly<{ area: string; work: ProjectionJob; title: string }>;

/** Jobs that can be paused. */
const holdable: readonly ProjectionJob['what'][] = ['rebuild', 'verify'];

export function AreaJob({ area, work, title }: AreaJobProps) {
  const { i18n, t } = useLingui();
  if (work.state === 'waiting') {
    return (
      <Bar words={i18n._(waitingWords[work.what])} beside={<Trans>beginnt gleich</Trans>}>
        <ProgressBar label={t`${title}: vorgemerkt`} />
      </Bar>
    );
  }
  const { share, secondsLeft, isPaused } = work;
  const known = share > 0 && share < 1;
  const canHold = holdable.includes(work.what) && share < 1;
  return (
    <Bar
      words={isPaused ? t`Angehalten` : i18n._(workWords[work.what])}
      beside={known && <Reached share={share} secondsLeft={secondsLeft} />}
      action={canHold && <HoldButton area={area} title={title} isPaused={isPaused} />}
    >
      <ProgressBar label={`${title}: ${i18n._(workWords[work.what])}`} {...(known && { value: share })} />
    </Bar>
  );
}

type ReachedProps = Pick<Extract<ProjectionJob, { state: 'running' }>, 'share' | 'secondsLeft'>;

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

type HoldButtonProps = Readonly<{ area: string; title: string; isPaused: boolean }>;

/** Pauses the job, or resumes it where it stopped. */
function HoldButton({ area, title, isPaused }: HoldButtonProps) {
  const { t } = useLingui();
  const sending = useAction(area);
  const change = () =>
    sending.mutate(
      { action: isPaused ? 'resume' : 'pause' },
      { onError: (error) => void showSnackbar(errorMessage(error)) },
    );
  return (
    <Button
      busy={sending.isPending}
      aria-label={isPaused ? t`${title}: weitermachen` : t`${title}: anhalten`}
      onClick={change}
    >
      {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      {isPaused ? <Trans>Weitermachen</Trans> : <Trans>Anhalten</Trans>}
    </Button>
  );
}

type BarProps = Readonly<{ words: string; beside: ReactNode; action?: ReactNode; children: ReactNode }>;

const Bar = ({ words, beside, action, children }: BarProps) => (
  <div className="grid gap-2 rounded-md bg-primary-wash px-4 py-3 text-sm">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="font-[550]">{words}</span>
      <span className="text-ink-soft tabular-nums">{beside}</span>
    </div>
    {children}
    {action && <div>{action}</div>}
  </div>
);
