import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { sessionProgress } from '#domain/progress/contract/calls.ts';
import { query } from '../lib/api.ts';
import { ListTabs, NoSessions, NothingFound } from '../sessions/for-others.ts';
import { Button } from '../ui/button.tsx';
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

/** Largest limit that the call accepts. */
const mostSessions = 500;

export function ProgressPage() {
  const { filters, set, clear } = useProgressFilters();
  const since = sinceOf(filters.days);
  const asked =
    filters.talks.length > 0
      ? { limit: mostSessions }
      : { ...(since && { since }), ...(filters.type && { type: filters.type }) };
  const progress = useQuery(query(sessionProgress, asked));
  const isChosen = filters.talks.length > 0;
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
      {progress.data && !isChosen && (progress.data.count > 0 || isFiltered) && (
        <ProgressFilterBar filters={filters} set={set} />
      )}
      {progress.data &&
        (isChosen ? (
          <ChosenSessions progress={progress.data} filters={filters} set={set} />
        ) : progress.data.count > 0 ? (
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

/** The talks selected in the list, without the others. */
function ChosenSessions({ progress, filters, set }: Readonly<{ progress: ShownProgress }> & Filters) {
  const sessions = progress.sessions.filter(({ id }) => filters.talks.includes(id));
  const missing = filters.talks.length - sessions.length;
  const shown = {
    sessions,
    count: sessions.length,
    scoreTotal: sessions[0]?.scoreTotal ?? null,
    averages: null,
  };
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="mr-auto text-sm text-ink-soft">
          <Plural value={sessions.length} one="# ausgewählter Vortrag." other="# ausgewählte Vorträge." />{' '}
          {missing > 0 && (
            <Plural
              value={missing}
              one="Einer fehlt, weil er keine Werte hat."
              other="# fehlen, weil sie keine Werte haben."
            />
          )}
        </p>
        <Button onClick={() => set('talks', '')}>
          <Trans>Alle Vorträge zeigen</Trans>
        </Button>
      </div>
      {sessions.length > 0 && (
        <>
          <MeasureCard progress={shown} measure={filters.measure} onChange={(measure) => set('measure', measure)} />
          <ComparedSessions sessions={sessions} one={filters.one} other={filters.other} set={set} />
        </>
      )}
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
