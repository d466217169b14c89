import { Trans } from '@lingui/react/macro';
import { AudioLines } from 'lucide-react';
import type { SessionRow } from '#domain/sessions/contract/report.ts';
import { CardWithList } from '../../ui/card-with-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { SessionLine } from './session-row.tsx';
import { useNewestSessions } from './use-newest-sessions.ts';

export function RecentSessions() {
  const sessions = useNewestSessions();
  return (
    <CardWithList
      title={<Trans>Letzte Vorträge</Trans>}
      href={sessions.data && sessions.data.length > 0 ? '/sessions/list' : undefined}
    >
      {sessions.isPending && <RowsSkeleton />}
      {sessions.isError && !sessions.data && (
        <ErrorState error={sessions.error} retry={() => void sessions.refetch()} />
      )}
      {sessions.data && <Rows talks={sessions.data} />}
    </CardWithList>
  );
}

function Rows({ talks }: Readonly<{ talks: readonly SessionRow[] }>) {
  if (talks.length === 0) {
    return (
      <EmptyState
        icon={AudioLines}
        title={<Trans>Noch kein Vortrag</Trans>}
        text={<Trans>Hier stehen Ihre letzten Vorträge mit ihrem Wert, sobald der erste ausgewertet ist.</Trans>}
      />
    );
  }
  return (
    <ul className="pb-2">
      {talks.map((session) => (
        <SessionLine key={session.id} talk={session} />
      ))}
    </ul>
  );
}

function RowsSkeleton() {
  return (
    <Loading className="grid gap-4 px-6 py-3 pb-6">
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </Loading>
  );
}
