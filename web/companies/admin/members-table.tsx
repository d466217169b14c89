import { Trans, useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { CompanyDetail } from '#domain/companies/contract/administration.ts';
import { Chip } from '../../ui/chip.tsx';
import { ColumnChooser } from '../../ui/column-chooser.tsx';
import { type DenseColumn, DenseTable } from '../../ui/dense-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { useTableSettings } from '../../ui/use-table-settings.ts';
import { searchedFrom } from '../people-list.tsx';

type Member = CompanyDetail['members'][number];

/** The people of a company and their roles, for admins; nothing about their talks. */
export function MembersTable({ members }: Pick<CompanyDetail, 'members'>) {
  const { t } = useLingui();
  const columns = useColumns();
  const { hidden, show, order, setOrder } = useTableSettings('company-members', { order: 'role' });
  const [words, setWords] = useState('');
  const isLong = members.length >= searchedFrom;
  return (
    <>
      {isLong && (
        <div className="flex gap-2">
          <SearchInput
            className="flex-1"
            value={words}
            onSettled={setWords}
            aria-label={t`Person suchen`}
            placeholder={t`Name oder E-Mail-Adresse`}
          />
          <ColumnChooser columns={columns} hidden={hidden} show={show} />
        </div>
      )}
      <DenseTable
        caption={t`Mitglieder`}
        columns={columns}
        hidden={hidden}
        rows={members}
        words={words}
        textOf={({ name, email }) => `${name} ${email}`}
        idOf={({ id }) => id}
        order={order}
        onOrder={setOrder}
        compact={(member) => (
          <span className="grid gap-1.5">
            <Name member={member} />
            <span className="flex items-center gap-2">
              <Role {...member} />
              <Seat {...member} />
            </span>
          </span>
        )}
        empty={
          <EmptyState
            icon={SearchX}
            title={<Trans>Niemand gefunden</Trans>}
            text={<Trans>Unter diesem Namen oder in dieser Auswahl gibt es niemanden.</Trans>}
          />
        }
      />
    </>
  );
}

const ranks = ['owner', 'manager', 'employee'];

function useColumns(): readonly DenseColumn<Member>[] {
  const { t } = useLingui();
  return [
    { id: 'person', label: t`Person`, share: 50, value: ({ name }) => name, cell: (one) => <Name member={one} /> },
    { id: 'role', label: t`Rolle`, share: 26, value: ({ role }) => ranks.indexOf(role), cell: Role },
    { id: 'seat', label: t`Platz`, share: 24, value: ({ hasSeat }) => (hasSeat ? 0 : 1), cell: Seat },
  ];
}

const Name = ({ member: { id, name, email } }: Readonly<{ member: Member }>) => (
  <span className="grid min-w-0">
    <Link href={`/admin/users/${id}`} className="font-[600] wrap-anywhere text-ink no-underline hover:underline">
      {name}
    </Link>
    <span className="text-xs wrap-anywhere text-ink-faint">{email}</span>
  </span>
);

const Role = ({ role }: Member) => (
  <Chip>
    {role === 'owner' ? (
      <Trans>Inhaber</Trans>
    ) : role === 'manager' ? (
      <Trans>Verwaltung</Trans>
    ) : (
      <Trans>Beschäftigte</Trans>
    )}
  </Chip>
);

const Seat = ({ hasSeat }: Member) =>
  hasSeat ? (
    <span className="text-ink-soft">
      <Trans>Mit Platz</Trans>
    </span>
  ) : (
    <Chip>
      <Trans>Ohne Platz</Trans>
    </Chip>
  );
