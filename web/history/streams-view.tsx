import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { streamList } from '#domain/history/contract/calls.ts';
import { pages } from '../lib/api.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { useHistoryFilters, wantedStreams } from './history-filters.ts';
import { NothingFound } from './nothing-found.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { SearchBar } from './search-bar.tsx';
import { StreamListRow } from './stream-list-row.tsx';

/** Every stream, latest event first. */
export function StreamsView() {
  const found = useHistoryFilters();
  const wanted = wantedStreams(found.filters, found.q);
  const list = useInfiniteQuery({ ...pages(streamList, wanted), placeholderData: (before) => before });
  return (
    <>
      <SearchBar {...found} />
      <PagedList
        list={list}
        skeleton={<RowsSkeleton />}
        empty={Object.keys(wanted).length > 0 ? <NothingFound onClear={found.clear} /> : <NothingYet />}
      >
        {(stream) => <StreamListRow key={stream.stream} stream={stream} />}
      </PagedList>
    </>
  );
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
