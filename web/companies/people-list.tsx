import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type CompanyAnswer, type CompanyUser, companyUsers } from '#domain/companies/contract/calls.ts';
import { query } from '../lib/api.ts';
import { Card } from '../ui/card.tsx';
import { ColumnChooser } from '../ui/column-chooser.tsx';
import { type DenseColumn, DenseTable } from '../ui/dense-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { Select } from '../ui/select.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { useTableSettings } from '../ui/use-table-settings.ts';
import { ActionCell, nameOf, PersonCell, RoleCell, SeatCell } from './person-cells.tsx';

/** Number of people from which search and filters are shown. */
export const searchedFrom = 8;

const filters = {
  members: ({ hasAccepted }: CompanyUser) => hasAccepted,
  invited: ({ hasAccepted }: CompanyUser) => !hasAccepted,
  unseated: ({ hasAccepted, hasSeat }: CompanyUser) => hasAccepted && !hasSeat,
};

/** The people of the company and those who are invited. */
export function PeopleList({ company }: Readonly<{ company: CompanyAnswer }>) {
  const users = useQuery(query(companyUsers, { id: company.id }));
  if (users.isError) return <ErrorState error={users.error} retry={() => void users.refetch()} />;
  if (!users.data)
    return (
      <Loading>
        <Skeleton className="h-48 rounded-lg" />
      </Loading>
    );
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg">
        <Trans>Mitglieder</Trans>
      </h2>
      <PeopleTable people={users.data} />
      {users.data.length === 1 && company.seats.total > 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>Noch ist niemand sonst dabei. Laden Sie Ihr Team ein.</Trans>
        </p>
      )}
    </section>
  );
}

function PeopleTable({ people }: Readonly<{ people: readonly CompanyUser[] }>) {
  const { t } = useLingui();
  const columns = useColumns();
  const { hidden, show, order, setOrder, filter, setFilter } = useTableSettings('company-people', { order: 'seat' });
  const [words, setWords] = useState('');
  const isLong = people.length >= searchedFrom;
  const isKept = isLong ? filters[filter as keyof typeof filters] : undefined;
  return (
    <>
      {isLong && (
        <div className="flex flex-wrap gap-2">
          <SearchInput
            className="flex-1 basis-48"
            value={words}
            onSettled={setWords}
            aria-label={t`Person suchen`}
            placeholder={t`Name oder E-Mail-Adresse`}
          />
          <Select
            aria-label={t`Wer gezeigt wird`}
            value={isKept ? filter : ''}
            onChange={({ target }) => setFilter(target.value)}
            className="w-44 max-md:w-full"
          >
            <option value="">{t`Alle`}</option>
            <option value="members">{t`Nur Mitglieder`}</option>
            <option value="invited">{t`Nur Eingeladene`}</option>
            <option value="unseated">{t`Ohne Platz`}</option>
          </Select>
          <ColumnChooser columns={columns} hidden={hidden} show={show} />
        </div>
      )}
      <Card>
        <DenseTable
          caption={t`Mitglieder`}
          columns={columns}
          hidden={hidden}
          rows={isKept ? people.filter(isKept) : people}
          words={isLong ? words : ''}
          textOf={({ name, email }) => `${name ?? ''} ${email}`}
          idOf={({ userId, invitationId, email }) => userId ?? invitationId ?? email}
          order={order}
          onOrder={setOrder}
          compact={(person) => <Compact person={person} />}
          empty={
            <EmptyState
              icon={SearchX}
              title={<Trans>Niemand gefunden</Trans>}
              text={<Trans>Unter diesem Namen oder in dieser Auswahl gibt es niemanden.</Trans>}
            />
          }
        />
      </Card>
    </>
  );
}

function useColumns(): readonly DenseColumn<CompanyUser>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        id: 'person',
        label: t`Person`,
        share: 38,
        value: nameOf,
        cell: (person) => <PersonCell person={person} />,
      },
      { id: 'role', label: t`Rolle`, share: 24, value: rankOf, cell: (person) => <RoleCell person={person} /> },
      { id: 'seat', label: t`Platz`, share: 24, value: seatOf, cell: (person) => <SeatCell person={person} /> },
      { id: 'action', label: t`Aktion`, share: 18, cell: (person) => <ActionCell person={person} /> },
    ],
    [t],
  );
}

const rankOf = ({ isOwner, isManager }: CompanyUser) => (isOwner ? 0 : isManager ? 1 : 2);

/** Sort key: members before invitations, as on the server. */
const seatOf = ({ hasAccepted, hasSeat }: CompanyUser) => (hasAccepted ? (hasSeat ? 1 : 0) : 2);

const Compact = ({ person }: Readonly<{ person: CompanyUser }>) => (
  <span className="grid gap-2">
    <PersonCell person={person} />
    <span className="flex flex-wrap items-center justify-between gap-2">
      <RoleCell person={person} />
      <SeatCell person={person} />
      <ActionCell person={person} />
    </span>
  </span>
);
