import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lookMs } from '#domain/product/contract/timing.ts';
import { type EngineComparison, engineComparison } from '#domain/speech/contract/comparison.ts';
import { query } from '../../lib/api.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { engineNames } from './engine-words.ts';
import { HeardText } from './heard-text.tsx';
import { ResultTable } from './result-table.tsx';

/** The progress of a comparison and the result of each engine. The comparison continues if the page is closed. */
export function Comparison({ id, onAgain }: Readonly<{ id: string; onAgain: () => void }>) {
  const { data, error, refetch } = useQuery({
    ...query(engineComparison, { id }),
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : lookMs.run),
  });
  const again = (
    <Button onClick={onAgain}>
      <Trans>Neuer Vergleich</Trans>
    </Button>
  );
  if (error && !data) {
    return (
      <Card className="grid justify-items-center pb-8">
        <ErrorState error={error} retry={() => void refetch()} />
        {again}
      </Card>
    );
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton className="h-64 rounded-lg" />
      </Loading>
    );
  }
  const heard = data.results.filter(({ outcome }) => outcome === 'heard');
  return (
    <div className="grid gap-5">
      {data.state === 'failed' && <Failed comparison={data} />}
      {!isOver(data) && <Progress comparison={data} />}
      {data.results.length > 0 && <ResultTable comparison={data} />}
      {heard.map((result) => (
        <HeardText key={result.engine} result={result} locale={data.locale} />
      ))}
      {isOver(data) && (
        <div className="flex flex-wrap items-center gap-3">
          {again}
          <p className="text-xs text-ink-faint">
            <Trans>Das Ergebnis bleibt einen Tag unter dieser Adresse.</Trans>
          </p>
        </div>
      )}
    </div>
  );
}

const isOver = ({ state }: EngineComparison) => state === 'done' || state === 'failed';

function Failed({ comparison: { fault } }: Readonly<{ comparison: EngineComparison }>) {
  return (
    <Alert>
      {fault === 'unreadable' ? (
        <Trans>In dieser Datei ist kein Ton zu lesen, oder sie ist zu lang. Wählen Sie eine andere Aufnahme.</Trans>
      ) : (
        <Trans>Der Vergleich ist gescheitert. Das Protokoll des Servers nennt den Grund.</Trans>
      )}
    </Alert>
  );
}

function Progress({ comparison: { state, engines, results } }: Readonly<{ comparison: EngineComparison }>) {
  const { t, i18n } = useLingui();
  const { whole } = useFormats();
  const next = engines[results.length];
  const [done, all, name] = [whole(results.length), whole(engines.length), next ? i18n._(engineNames[next]) : ''];
  return (
    <Card className="grid gap-3 p-6 max-md:p-5">
      <div role="status" className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
        <span>{state === 'waiting' || !next ? <Trans>Beginnt gleich</Trans> : <Trans>{name} hört</Trans>}</span>
        <span className="text-ink-soft">
          <Trans>
            {done} von {all}
          </Trans>
        </span>
      </div>
      <ProgressBar label={t`Vergleich`} value={results.length / engines.length} />
      <p className="text-sm text-ink-soft">
        <Trans>Sie können die Seite verlassen: Es geht ohne sie weiter.</Trans>
      </p>
    </Card>
  );
}
