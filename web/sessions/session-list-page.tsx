import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { useListFilters } from './list/list-filters.ts';
import { ListSkeleton } from './list/list-skeleton.tsx';
import { NoSessions, NothingFound } from './list/no-sessions.tsx';
import { SessionListRow } from './list/session-list-row.tsx';
import { useSessionRows } from './list/use-session-rows.ts';

export function SessionListPage() {
  const { t } = useLingui();
  const { filters, set, clear } = useListFilters();
  const { list, rows } = useSessionRows(filters);
  const isFiltered = Object.keys(filters).length > 0;
  const isEmpty = list.isSuccess && rows.length === 0;
  return (
    <>
      <PageTitle>{t`Vorträge`}</PageTitle>
      <PageHeader title={<Trans>Vorträge</Trans>} />
      {(!isEmpty || isFiltered) && <FilterBar filters={filters} set={set} />}
      {list.isPending && <ListSkeleton />}
      {list.isError && rows.length === 0 && (
        <Card>
          <ErrorState error={list.error} retry={() => void list.refetch()} />
        </Card>
      )}
      {isEmpty && (isFiltered ? <NothingFound onClear={clear} /> : <NoSessions />)}
      {rows.length > 0 && (
        <Card aria-busy={list.isPlaceholderData}>
          <ul>
            {rows.map((session) => (
              <SessionListRow key={session.id} session={session} />
            ))}
          </ul>
        </Card>
      )}
      {list.hasNextPage && (
        <div className="mt-4 grid justify-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            <Trans>Weitere laden</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
