import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { timetable } from '#domain/administration/contract/operations.ts';
import { query } from '../../lib/api.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

const head = 'border-b border-line px-4 py-2.5 text-left text-xs font-[600] text-ink-soft';
const cell = 'border-b border-line px-4 py-2.5 align-top';

/** The schedules, in the reader's time zone. */
export function TimetableTab() {
  const { t } = useLingui();
  const { shortDateTime } = useFormats();
  const { data, error, refetch } = useQuery(query(timetable, {}));
  const words = {
    queued: t`wartet`,
    running: t`läuft`,
    done: t`gelungen`,
    failed: t`gescheitert`,
    cancelled: t`verworfen`,
  };
  if (error)
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
  return (
    <Card className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{t`Zeitplan`}</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>{t`Was`}</th>
            <th scope="col" className={head}>{t`Muster (UTC)`}</th>
            <th scope="col" className={head}>{t`Zuletzt`}</th>
            <th scope="col" className={head}>{t`Als Nächstes`}</th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ task, pattern, lastSlot, lastState, nextSlot }) => (
            <tr key={task}>
              <th scope="row" className={`${cell} text-left font-normal`}>
                <code className="text-xs">{task}</code>
              </th>
              <td className={cell}>
                <code className="text-xs">{pattern}</code>
              </td>
              <td className={`${cell} tabular-nums`}>
                {lastSlot ? shortDateTime(lastSlot) : <Trans>noch nie</Trans>}
                {lastState && (
                  <span className={`block text-xs ${lastState === 'failed' ? 'text-off' : 'text-ink-soft'}`}>
                    {words[lastState]}
                  </span>
                )}
              </td>
              <td className={`${cell} tabular-nums`}>{nextSlot ? shortDateTime(nextSlot) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
