import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { useExport } from './use-export.ts';

export function ExportMaking({ progress }: Readonly<{ progress: number | null }>) {
  const { t } = useLingui();
  const { progress: reached } = useFormats();
  const remove = useExport('remove');
  return (
    <div className="grid gap-3">
      <p className="flex justify-between gap-4">
        <span>
          <Trans>Das Archiv wird erstellt …</Trans>
        </span>
        {progress !== null && <span className="text-ink-soft tabular-nums">{reached(progress)}</span>}
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
