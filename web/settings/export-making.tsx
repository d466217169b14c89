import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { useExport } from './use-export.ts';
import { useFormats } from './use-formats.ts';

export function ExportMaking({ progress }: Readonly<{ progress: number | null }>) {
  const { t } = useLingui();
  const { percent } = useFormats();
  const remove = useExport('remove');
  return (
    <div className="grid gap-3">
      <p className="flex justify-between gap-4">
        <span>
          <Trans>Das Archiv wird erstellt …</Trans>
        </span>
        {progress !== null && <span className="text-ink-soft tabular-nums">{percent(progress)}</span>}
      </p>
      <ProgressBar label={t`Das Archiv wird erstellt`} {...(progress !== null && { value: progress })} />
      <p className="text-sm text-ink-soft">
        <Trans>Sie können weiterarbeiten: Eine Mail sagt Ihnen, wenn es fertig ist.</Trans>
      </p>
      <div>
        <Button busy={remove.isPending} onClick={() => remove.mutate()}>
          <Trans>Abbrechen</Trans>
        </Button>
      </div>
    </div>
  );
}
