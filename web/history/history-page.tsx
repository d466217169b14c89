import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { History, SearchX } from 'lucide-react';
import { streamList } from '#domain/history/contract/calls.ts';
import { pages } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { ChainCard } from './chain-card.tsx';
import { useHistoryFilters, wantedStreams } from './history-filters.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { SearchBar } from './search-bar.tsx';
import { StreamListRow } from './stream-list-row.tsx';

export function HistoryPage() {
  const { filters, q, set, search, clear } = useHistoryFilters();
  const wanted = wantedStreams(filters, q);
  const list = useInfiniteQuery({ ...pages(streamList, wanted), placeholderData: (before) => before });
  const isFiltered = Object.keys(wanted).length > 0 || Object.keys(filters).length > 0;
  return (
    <>
      <PageHeader
        title={<Trans>Verlauf</Trans>}
        below={
          <span className="block max-w-reading">
            <Trans>Wer was wann getan hat, was zuletzt geschah zuerst. Jede Einsicht wird selbst festgehalten.</Trans>
          </span>
        }
      />
      <ChainCard />
      <SearchBar filters={filters} q={q} set={set} search={search} />
      <PagedList
        list={list}
        skeleton={<RowsSkeleton />}
        empty={<NothingThere isFiltered={isFiltered} onClear={clear} />}
      >
        {(stream) => <StreamListRow key={stream.stream} stream={stream} />}
      </PagedList>
    </>
  );
}

function NothingThere({ isFiltered, onClear }: Readonly<{ isFiltered: boolean; onClear: () => void }>) {
  return (
    <Card>
      {isFiltered ? (
        <EmptyState
          icon={SearchX}
          title={<Trans>Nichts gefunden</Trans>}
          text={
            <Trans>
              Zu dieser Suche gibt es keinen Vorgang. Namen gelöschter Personen findet sie nicht mehr, Kennungen schon.
            </Trans>
          }
          action={
            <Button onClick={onClear}>
              <Trans>Alle Vorgänge zeigen</Trans>
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon={History}
          title={<Trans>Noch kein Vorgang</Trans>}
          text={<Trans>Hier steht, was geschieht, sobald etwas geschieht.</Trans>}
        />
      )}
    </Card>
  );
}
