import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { sessionProgress } from '#domain/progress/contract/calls.ts';
import { query } from '../lib/api.ts';
import { ListTabs, NoSessions, NothingFound } from '../sessions/for-others.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { BaselineCard } from './baseline-card.tsx';
import { ComparedSessions } from './compared-sessions.tsx';
import { MeasureCard } from './measure-card.tsx';
import { MetaAnalysisCard } from './meta-analysis-card.tsx';
import { ProgressFilterBar } from './progress-filter-bar.tsx';
import { sinceOf, useProgressFilters } from './progress-filters.ts';
import type { ShownProgress } from './shown-progress.ts';

export function ProgressPage() {
  const { filters, set, clear } = useProgressFilters();
  const since = sinceOf(filters.days);
  const asked = { ...(since && { since }), ...(filters.type && { type: filters.type }) };
  const progress = useQuery(query(sessionProgress, asked));
  const isFiltered = filters.days !== '' || filters.type !== undefined;
  return (
    <>
      <PageHeader title={<Trans>Vorträge</Trans>} />
      <ListTabs />
      {progress.isPending && <ProgressSkeleton />}
      {progress.isError && !progress.data && (
        <Card>
          <ErrorState error={progress.error} retry={() => void progress.refetch()} />
        </Card>
      )}
      {progress.data && (progress.data.count > 0 || isFiltered) && <ProgressFilterBar filters={filters} set={set} />}
      {progress.data &&
        (progress.data.count > 0 ? (
          <Parts progress={progress.data} filters={filters} set={set} />
        ) : isFiltered ? (
          <NothingFound onClear={clear} />
        ) : (
          <NoSessions />
        ))}
    </>
  );
}

type Filters = Pick<ReturnType<typeof useProgressFilters>, 'filters' | 'set'>;

function Parts({ progress, filters, set }: Readonly<{ progress: ShownProgress }> & Filters) {
  return (
    <div className="grid gap-6">
      <MeasureCard progress={progress} measure={filters.measure} onChange={(measure) => set('measure', measure)} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <MetaAnalysisCard progress={progress} />
        <BaselineCard progress={progress} />
      </div>
      <ComparedSessions sessions={progress.sessions} one={filters.one} other={filters.other} set={set} />
    </div>
  );
}

function ProgressSkeleton() {
  return (
    <Loading className="grid gap-6">
      <Skeleton className="h-96 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </Loading>
  );
}
