import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { type JobRow, jobCommands, jobList } from '#domain/administration/contract/operations.ts';
import { lookMs } from '#domain/product/contract/timing.ts';
import { query, send } from '../../lib/api.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ActionDialog } from '../action-dialog.tsx';

const head = 'border-b border-line px-4 py-2.5 text-left text-xs font-[600] text-ink-soft';
const cell = 'border-b border-line px-4 py-2 tabular-nums';

/** Waiting and failed jobs, and the number of jobs of each kind. Unsent mails are jobs too. */
export function JobsTab() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({ ...query(jobList, {}), refetchInterval: lookMs.work });
  if (error && !data)
    return (
      <Card>
        <ErrorState error={error} retry={() => void refetch()} />
      </Card>
    );
  if (!data)
    return (
      <Loading>
        <Skeleton className="h-64" />
      </Loading>
    );
  const { jobs, counts } = data;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <Card>
        {jobs.length === 0 ? (
          <p className="flex items-center gap-3 p-5 text-sm text-ink-soft">
            <CircleCheck aria-hidden="true" className="size-5 text-good" />
            <Trans>Nichts wartet, nichts ist gescheitert.</Trans>
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {jobs.map((job) => (
              <Job key={job.id} job={job} />
            ))}
          </ul>
        )}
      </Card>
      <Card className="overflow-x-auto">
        <table className="w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{t`Aufgaben nach Art`}</caption>
          <thead>
            <tr>
              <th scope="col" className={head}>{t`Art`}</th>
              <th scope="col" className={head}>{t`wartet`}</th>
              <th scope="col" className={head}>{t`läuft`}</th>
              <th scope="col" className={head}>{t`gescheitert`}</th>
              <th scope="col" className={head}>{t`fertig`}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ kind, waiting, running, failed, done }) => (
              <tr key={kind}>
                <th scope="row" className={`${cell} text-left font-normal`}>
                  <code className="text-xs">{kind}</code>
                </th>
                <td className={cell}>{waiting}</td>
                <td className={cell}>{running}</td>
                <td className={`${cell} ${failed > 0 ? 'font-[600] text-off' : ''}`}>{failed}</td>
                <td className={cell}>{done}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </div>
  );
}

function Job({ job }: Readonly<{ job: JobRow }>) {
  const { t } = useLingui();
  const { shortDateTime } = useFormats();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<'retry' | 'discard'>();
  const { id, kind, state, attempt, maxAttempts, at, error } = job;
  const words = { queued: t`wartet`, running: t`läuft`, failed: t`gescheitert` };
  const time = shortDateTime(at);
  const refresh = () => queries.invalidateQueries({ queryKey: [jobList.name] });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-2.5 text-sm">
      <span className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <code className="text-xs font-[600]">{kind}</code>
          <Chip tone={state === 'failed' ? 'off' : 'neutral'}>{words[state]}</Chip>
        </span>
        <span className="text-xs text-ink-soft tabular-nums">
          {state === 'queued' ? <Trans>dran ab {time}</Trans> : time}
          {attempt > 0 && (
            <>
              {' · '}
              <Trans>
                Versuch {attempt} von {maxAttempts}
              </Trans>
            </>
          )}
          {error && ` · ${error}`}
        </span>
      </span>
      <span className="flex gap-2">
        {state === 'failed' && (
          <Button onClick={() => setAsked('retry')}>
            <Trans>Noch einmal …</Trans>
          </Button>
        )}
        {state !== 'running' && (
          <Button look="quiet" onClick={() => setAsked('discard')}>
            <Trans>Verwerfen …</Trans>
          </Button>
        )}
      </span>
      {asked === 'retry' && (
        <ActionDialog
          title={<Trans>Aufgabe noch einmal versuchen?</Trans>}
          description={
            <Plural value={attempt} one="Sie ist einmal gescheitert." other="Sie ist nach # Versuchen gescheitert." />
          }
          confirm={<Trans>Noch einmal versuchen</Trans>}
          about="machinery"
          run={async (reason) => {
            await send(jobCommands.RetryJob, { id, ...(reason && { reason }) });
            await refresh();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'discard' && (
        <ActionDialog
          title={<Trans>Aufgabe verwerfen?</Trans>}
          description={<Trans>Sie wird nie erledigt. Was schon geschehen ist, bleibt.</Trans>}
          confirm={<Trans>Verwerfen</Trans>}
          look="danger"
          about="machinery"
          reason="required"
          run={async (reason = '') => {
            await send(jobCommands.DiscardJob, { id, reason });
            await refresh();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </li>
  );
}
