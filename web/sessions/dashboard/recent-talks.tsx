import { Trans } from '@lingui/react/macro';
import { AudioLines } from 'lucide-react';
import { Link } from 'wouter';
import type { SessionRow } from '#domain/sessions/report.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TalkRow } from './talk-row.tsx';
import { useNewestTalks } from './use-newest-talks.ts';

export function RecentTalks() {
  const talks = useNewestTalks();
  return (
    <Card>
      <div className="flex min-h-touch items-center justify-between gap-4 px-6 pt-4 pb-1 max-md:px-5">
        <h2>
          <Trans>Letzte Vorträge</Trans>
        </h2>
        {talks.data && talks.data.length > 0 && (
          <Link
            href="/sessions/list"
            className="inline-flex min-h-6 items-center text-sm font-[550] text-primary no-underline hover:underline"
          >
            <Trans>Alle ansehen</Trans>
          </Link>
        )}
      </div>
      {talks.isPending && <RowsSkeleton />}
      {talks.isError && !talks.data && <ErrorState error={talks.error} retry={() => void talks.refetch()} />}
      {talks.data && <Rows talks={talks.data} />}
    </Card>
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
      {talks.map((talk) => (
        <TalkRow key={talk.id} talk={talk} />
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
