import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { sessionProgress } from '#domain/progress/contract/calls.ts';
import { shownChange } from '#domain/sessions/contract/measures.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { query } from '../../lib/api.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { meanBefore } from './mean-before.ts';

type ScoreTrendProps = Readonly<{ session: Pick<SessionDetail, 'id' | 'sessionScore' | 'scoreTotal'> }>;

/** Compares the score with earlier talks; nothing if they are too few. */
export function ScoreTrend({ session: { id, sessionScore } }: ScoreTrendProps) {
  const { tenths } = useFormats();
  const { data } = useQuery(query(sessionProgress, {}));
  const before = data && meanBefore(data.sessions, id);
  if (sessionScore === null || !before) return null;
  const change = shownChange('score', before.mean, sessionScore);
  const [by, count] = [tenths(Math.abs(change)), before.count];
  return (
    <p className="mt-2 text-sm text-ink-soft tabular-nums">
      {change > 0 && (
        <Trans>
          {by} über dem Mittel der letzten {count}
        </Trans>
      )}
      {change < 0 && (
        <Trans>
          {by} unter dem Mittel der letzten {count}
        </Trans>
      )}
      {change === 0 && <Trans>gleich dem Mittel der letzten {count}</Trans>}
    </p>
  );
}
