import { Trans } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { useSelected } from '../ui/use-selected.ts';
import { FilterBar } from './list/filter-bar.tsx';
import { useListFilters } from './list/list-filters.ts';
import { ListSkeleton } from './list/list-skeleton.tsx';
import { NoSessions, NothingFound } from './list/no-sessions.tsx';
import { SessionListRow } from './list/session-list-row.tsx';
import { SessionsBar } from './list/sessions-bar.tsx';
import { useSessionRows } from './list/use-session-rows.ts';
import { ListTabs } from './list-tabs.tsx';

export function SessionListPage() {
  const { month } = useFormats();
  const { filters, set, clear } = useListFilters();
  const { list, rows } = useSessionRows(filters);
  const selection = useSelected();
  const [isHeld, setHeld] = useState(false);
  const selected = rows.filter(({ id }) => selection.ids.has(id));
  const isFiltered = Object.keys(filters).length > 0;
  const isEmpty = list.isSuccess && rows.length === 0;
  return (
    <>
      <PageHeader
        title={<Trans>Vorträge</Trans>}
        actions={
          <Button asChild>
            <Link href="/sessions/shared">
              <Share2 aria-hidden="true" />
              <Trans>Mit mir geteilt</Trans>
            </Link>
          </Button>
        }
      />
      <ListTabs />
      {(!isEmpty || isFiltered) && <FilterBar filters={filters} set={set} />}
      <PagedList
        list={list}
        skeleton={<ListSkeleton />}
        // Groups by the date that sorts the list; the recording itself may be older.
        headingOf={({ createdAt }) => month(createdAt)}
        empty={isFiltered ? <NothingFound onClear={clear} /> : <NoSessions />}
      >
        {(session) => (
          <SessionListRow
            key={session.id}
            session={session}
            isSelected={selection.ids.has(session.id)}
            isSelecting={isHeld && selected.length > 0}
            onSelect={(isOn) => selection.toggle([session.id], isOn)}
            onHold={() => {
              setHeld(true);
              selection.toggle([session.id], true);
            }}
          />
        )}
      </PagedList>
      {selected.length > 0 && (
        <SessionsBar
          talks={selected}
          onAll={
            selected.length < rows.length
              ? () =>
                  selection.toggle(
                    rows.map(({ id }) => id),
                    true,
                  )
              : undefined
          }
          onClear={() => {
            setHeld(false);
            selection.clear();
          }}
        />
      )}
    </>
  );
}
