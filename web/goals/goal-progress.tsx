import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ProgressBar } from '../ui/progress-bar.tsx';

type GoalProgressProps = Readonly<{ progress: number; target: number; name: string }>;

/** How many talks count, and how many are needed. */
export function GoalProgress({ progress, target, name }: GoalProgressProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-ink-soft tabular-nums">
        {progress > target ? (
          <Trans>
            <b className="text-ink">{progress}</b> Vorträge zählen,{' '}
            <Plural value={target} one="einer war nötig" other="# waren nötig" />
          </Trans>
        ) : (
          <Trans>
            <b className="text-ink">{progress}</b> <Plural value={target} one="von # Vortrag" other="von # Vorträgen" />{' '}
            <Plural value={progress} one="zählt" other="zählen" />
          </Trans>
        )}
      </p>
      <ProgressBar label={t`Fortschritt: ${name}`} value={progress / target} />
    </div>
  );
}
