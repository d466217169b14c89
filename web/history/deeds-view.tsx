import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { deedList } from '#domain/history/contract/deeds.ts';
import { pages } from '../lib/api.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PagedList, rowsOf } from '../ui/paged-list.tsx';
import { DeedRow } from './deed-row.tsx';
import { DeedsExport } from './deeds-export.tsx';
import { useHistoryFilters, wantedDeeds } from './history-filters.ts';
import { NothingFound } from './nothing-found.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { SearchBar } from './search-bar.tsx';

/** The deeds, one per line. */
export function DeedsView() {
  const found = useHistoryFilters();
  const wanted = wantedDeeds(found.filters, found.q);
  const list = useInfiniteQuery({ ...pages(deedList, wanted), placeholderData: (before) => before });
  const rows = rowsOf(list);
  const isFiltered = Object.keys(wanted).length > 0;
  return (
    <>
      <SearchBar {...found} withKinds person={personIn(rows, found.filters.actor)} />
      <PagedList
        list={list}
        skeleton={<RowsSkeleton />}
        empty={isFiltered ? <NothingFound onClear={found.clear} /> : <NothingYet />}
        more={<Trans>Frühere laden</Trans>}
      >
        {(deed) => <DeedRow key={deed.id} deed={deed} />}
      </PagedList>
      {rows.length > 0 && <DeedsExport deeds={rows} isWhole={!list.hasNextPage} />}
    </>
  );
}

type Rows = Parameters<typeof DeedsExport>[0]['deeds'];

/** The name of the person whose deeds are filtered, if the rows have it. */
function personIn(rows: Rows, id: string | undefined): string | undefined {
  const named = rows.flatMap(({ actor, stream, about }) => [
    { id: actor.id, title: actor.name },
    ...[stream, ...about].filter(({ category }) => category === 'user'),
  ]);
  return named.find((one) => one.id === id && one.title)?.title ?? undefined;
}

const NothingYet = () => (
  <Card>
    <EmptyState
      icon={History}
      title={<Trans>Noch kein Vorgang</Trans>}
      text={<Trans>Hier steht, was geschieht, sobald etwas geschieht.</Trans>}
    />
  </Card>
);
