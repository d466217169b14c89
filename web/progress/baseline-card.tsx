import { Trans, useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { Link } from 'wouter';
import { progressCommands, sessionProgress } from '#domain/progress/contract/calls.ts';
import { send } from '../lib/api.ts';
import { changesOf } from '../lib/changes.ts';
import { usePermitted } from '../lib/current-user.tsx';
import { errorMessage } from '../lib/error-messages.ts';
import { mayUpload } from '../lib/gates.ts';
import { useFormats } from '../lib/use-formats.ts';
import { openUpload } from '../sessions/for-others.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { ScoreRing } from '../ui/score-ring.tsx';
import { Select } from '../ui/select.tsx';
import type { ShownProgress } from './shown-progress.ts';

const { useChange: useBaselineChange } = changesOf([sessionProgress], { isAwaited: true });

/** The talk that the others are compared with, and the difference of the mean from it. */
export function BaselineCard({
  progress: { baseline, sessions, besideBaseline },
}: Readonly<{ progress: ShownProgress }>) {
  const { i18n, t } = useLingui();
  const { tenths, day, shortDay } = useFormats();
  const uploads = usePermitted(mayUpload);
  const choose = useBaselineChange((id: string) =>
    send(progressCommands.ChooseBaseline, { id: id || (baseline?.id ?? ''), isBaseline: id !== '' }),
  );
  const from = baseline?.sessionScore ?? null;
  const isListed = sessions.some(({ id }) => id === baseline?.id);
  return (
    <Card className="grid gap-4 p-6 max-md:p-5">
      <div className="grid gap-1">
        <h2 className="text-lg">
          <Trans>Ausgangsvortrag</Trans>
        </h2>
        <p className="text-sm text-ink-soft">
          <Trans>Der Vortrag, mit dem Sie begonnen haben. An ihm messen Sie, was sich verändert hat.</Trans>
        </p>
      </div>
      {baseline && (
        <div className="flex items-center gap-4">
          {from !== null && <ScoreRing score={from} total={baseline.scoreTotal} />}
          <div className="min-w-0">
            <h3 className="wrap-anywhere">
              <Link href={`/sessions/${baseline.id}`} className="text-ink">
                {baseline.name}
              </Link>
            </h3>
            <p className="text-xs text-ink-faint">{day(baseline.recordingDate)}</p>
          </div>
        </div>
      )}
      {from !== null && (
        <p className="text-sm text-ink-soft">
          {besideBaseline === null ? (
            <Trans>
              Noch lässt sich kein anderer Vortrag mit ihm vergleichen: Art, Formel und Teile müssen gleich sein.
            </Trans>
          ) : (
            <Trans>
              Die Vorträge, die sich mit ihm vergleichen lassen, liegen im Mittel bei{' '}
              <b className="text-ink">{tenths(besideBaseline)}</b>, am Anfang waren es {tenths(from)}.
            </Trans>
          )}
        </p>
      )}
      <Field label={baseline ? <Trans>Einen anderen wählen</Trans> : <Trans>Ausgangsvortrag wählen</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={baseline?.id ?? ''}
            disabled={choose.isPending}
            onChange={({ target }) => choose.mutate(target.value)}
          >
            <option value="">{t`keiner`}</option>
            {baseline && !isListed && <option value={baseline.id}>{baseline.name}</option>}
            {[...sessions].reverse().map(({ id, name, recordingDate }) => (
              <option key={id} value={id}>
                {shortDay(recordingDate, new Date())} · {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {uploads && (
        <Button look="quiet" className="justify-self-start" onClick={() => openUpload((id) => choose.mutate(id))}>
          <Upload aria-hidden="true" />
          <Trans>Einen früheren Vortrag hochladen</Trans>
        </Button>
      )}
      {choose.isError && <Alert>{i18n._(errorMessage(choose.error))}</Alert>}
    </Card>
  );
}
