import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, X } from 'lucide-react';
import { Link, useLocation, useSearchParams } from 'wouter';
import type * as z from 'zod/mini';
import { personCount, personList, type personOrders } from '#domain/administration/contract/people.ts';
import { pages, query } from '../lib/api.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ColumnChooser } from '../ui/column-chooser.tsx';
import { DenseTable } from '../ui/dense-table.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { rowsOf } from '../ui/paged-list.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { useSelected } from '../ui/use-selected.ts';
import { useTableSettings } from '../ui/use-table-settings.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CompactPerson, hiddenAtFirst, usePeopleColumns } from './people-columns.tsx';
import { type FilterName, NoPeople, PeopleFilters } from './people-filters.tsx';
import { PersonDetails } from './person-details.tsx';

type Filters = z.input<typeof personCount.query>;
const filterNames = ['role', 'plan', 'company', 'confirmed', 'active', 'seen'] as const satisfies FilterName[];

/** Every account. On a wide screen, the opened person is shown beside the list. */
export function PeoplePage() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const [, navigate] = useLocation();
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  const filters = filtersIn(params);
  const order = (params.get('order') ?? 'name') as (typeof personOrders)[number];
  const openId = params.get('person') ?? undefined;
  const list = useInfiniteQuery({ ...pages(personList, { ...filters, order }), placeholderData: keepPreviousData });
  const columns = usePeopleColumns();
  const { hidden, show } = useTableSettings('people', { hidden: hiddenAtFirst });
  const selection = useSelected();
  const rows = rowsOf(list);
  const clear = () => setParams({}, { replace: true });
  return (
    <>
      <PageHeader
        title={<Trans>Personen</Trans>}
        below={<Count filters={filters} />}
        actions={
          <Button asChild>
            <Link href="/admin/users/import">
              <FileSpreadsheet aria-hidden="true" />
              <Trans>Importieren</Trans>
            </Link>
          </Button>
        }
      />
      <div className="grid gap-4">
        <div className="flex gap-2">
          <SearchInput
            className="flex-1"
            value={filters.q ?? ''}
            onSettled={(words) => set('q', words)}
            aria-label={t`Personen suchen`}
            placeholder={t`Name, E-Mail-Adresse oder Benutzername`}
          />
          <ColumnChooser columns={columns} hidden={hidden} show={show} />
        </div>
        <PeopleFilters filters={filters} set={set} />
        <div className={openId ? 'grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_360px]' : ''}>
          <Card>
            <BulkBar people={rows.filter(({ id }) => selection.ids.has(id))} clear={selection.clear} />
            {list.isPending ? (
              <RowsSkeleton />
            ) : rows.length > 0 ? (
              <DenseTable
                caption={t`Personen`}
                columns={columns}
                hidden={hidden}
                list={list}
                idOf={({ id }) => id}
                order={order}
                onOrder={(next) => set('order', next)}
                selection={{ ...selection, nameOf: ({ name }) => name }}
                openId={openId}
                onOpen={({ id }) => (isWide() ? set('person', id) : navigate(`/admin/users/${id}`))}
                compact={(person) => <CompactPerson person={person} />}
              />
            ) : list.isError ? (
              <ErrorState error={list.error} retry={() => void list.refetch()} />
            ) : (
              <NoPeople filters={filters} set={set} clear={clear} />
            )}
          </Card>
          {openId && (
            <aside
              aria-label={t`Die gewählte Person`}
              className="sticky top-[calc(var(--top-bar)+16px)] max-h-[calc(100dvh-var(--top-bar)-32px)] overflow-y-auto rounded-lg border border-line bg-surface p-5 shadow-1 max-xl:hidden"
            >
              <Button
                look="quiet"
                size="icon"
                className="absolute top-4 right-4"
                aria-label={t`Schließen`}
                onClick={() => set('person', '')}
              >
                <X aria-hidden="true" />
              </Button>
              <PersonDetails id={openId} />
            </aside>
          )}
        </div>
      </div>
    </>
  );
}

/** Whether the details fit beside the list. */
const isWide = () => matchMedia('(min-width: 1280px)').matches;

function filtersIn(params: URLSearchParams): Filters {
  const q = params.get('q');
  const chosen = filterNames.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return { ...(q && { q }), ...Object.fromEntries(chosen) };
}

function Count({ filters }: Readonly<{ filters: Filters }>) {
  const { whole } = useFormats();
  const { data } = useQuery({ ...query(personCount, filters), placeholderData: keepPreviousData });
  if (!data) return <span>…</span>;
  const shown = whole(data.count);
  if (data.isMore) return <Trans>mehr als {shown} Personen</Trans>;
  return <Plural value={data.count} one="eine Person" other={`${shown} Personen`} />;
}

const RowsSkeleton = () => (
  <Loading className="grid gap-3 p-4">
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} className="h-9" />
    ))}
  </Loading>
);
