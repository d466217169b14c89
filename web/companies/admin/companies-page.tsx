import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { type CompanyRow, companyAdminList } from '#domain/companies/contract/administration.ts';
import { pages } from '../../lib/api.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { Card } from '../../ui/card.tsx';
import { ColumnChooser } from '../../ui/column-chooser.tsx';
import { type DenseColumn, DenseTable } from '../../ui/dense-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { rowsOf } from '../../ui/paged-list.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useTableSettings } from '../../ui/use-table-settings.ts';
import { CompanyState } from './company-state.tsx';

/** Every company with its plan and seats; nothing about what its people do. */
export function CompaniesPage() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const [, navigate] = useLocation();
  const q = params.get('q') ?? '';
  const list = useInfiniteQuery({ ...pages(companyAdminList, q ? { q } : {}), placeholderData: keepPreviousData });
  const columns = useColumns();
  const { hidden, show } = useTableSettings('companies', { hidden: ['created'] });
  const rows = rowsOf(list);
  return (
    <>
      <PageHeader
        title={<Trans>Unternehmen</Trans>}
        below={<Trans>Wer Plätze gekauft hat, und wie viele belegt sind</Trans>}
      />
      <div className="grid gap-4">
        <div className="flex gap-2">
          <SearchInput
            className="flex-1"
            value={q}
            onSettled={(words) => setParams(words ? { q: words } : {}, { replace: true })}
            aria-label={t`Unternehmen suchen`}
            placeholder={t`Name des Unternehmens`}
          />
          <ColumnChooser columns={columns} hidden={hidden} show={show} />
        </div>
        <Card>
          {list.isPending ? (
            <Loading className="grid gap-3 p-4">
              <Skeleton className="h-9" />
              <Skeleton className="h-9" />
              <Skeleton className="h-9" />
            </Loading>
          ) : rows.length > 0 ? (
            <DenseTable
              caption={t`Unternehmen`}
              columns={columns}
              hidden={hidden}
              list={list}
              idOf={({ id }) => id}
              onOpen={({ id }) => navigate(`/admin/companies/${id}`)}
              compact={(company) => <Compact company={company} />}
            />
          ) : list.isError ? (
            <ErrorState error={list.error} retry={() => void list.refetch()} />
          ) : (
            <EmptyState
              icon={Building2}
              title={q ? <Trans>Kein Unternehmen heißt so</Trans> : <Trans>Noch kein Unternehmen</Trans>}
              text={
                q ? (
                  <Trans>Die Suche findet Teile des Namens.</Trans>
                ) : (
                  <Trans>Hier stehen Firmen, sobald jemand eine anlegt.</Trans>
                )
              }
            />
          )}
        </Card>
      </div>
    </>
  );
}

function useColumns(): readonly DenseColumn<CompanyRow>[] {
  const { t } = useLingui();
  const { shortDay } = useFormats();
  return [
    { id: 'name', label: t`Unternehmen`, share: 30, cell: (company) => <NameCell company={company} /> },
    {
      id: 'plan',
      label: t`Tarif`,
      share: 18,
      cell: ({ productName }) => <span className="block truncate">{productName ?? '–'}</span>,
    },
    { id: 'seats', label: t`Plätze`, share: 18, cell: ({ seats }) => <Seats seats={seats} /> },
    {
      id: 'created',
      label: t`Angelegt`,
      share: 14,
      cell: ({ createdAt }) => <span className="tabular-nums">{shortDay(createdAt, new Date())}</span>,
    },
    { id: 'state', label: t`Zustand`, share: 18, cell: (company) => <CompanyState {...company} /> },
  ];
}

function NameCell({ company: { id, name, owner } }: Readonly<{ company: CompanyRow }>) {
  return (
    <span className="grid min-w-0">
      <Link
        href={`/admin/companies/${id}`}
        className="truncate font-[600] text-ink no-underline hover:underline"
        title={name}
      >
        {name}
      </Link>
      <span className="text-xs wrap-anywhere text-ink-faint" title={owner?.email}>
        {owner?.name ?? <Trans>ohne Inhaber</Trans>}
      </span>
    </span>
  );
}

function Seats({ seats: { total, taken, held } }: Pick<CompanyRow, 'seats'>) {
  return (
    <span className="tabular-nums">
      <Trans>
        {taken} von {total} belegt
      </Trans>
      {held > 0 && (
        <span className="block text-xs text-ink-faint">
          <Trans>{held} vorgemerkt</Trans>
        </span>
      )}
    </span>
  );
}

const Compact = ({ company }: Readonly<{ company: CompanyRow }>) => (
  <span className="flex items-center justify-between gap-3 text-sm">
    <NameCell company={company} />
    <CompanyState {...company} />
  </span>
);
