import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Plus, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { companyGroups, type GroupRow, myGroups, writesInGroups } from '#domain/groups/contract/calls.ts';
import { query } from '../../lib/api.ts';
import { usePermitsAny } from '../../lib/current-user.tsx';
import { useAddressFilters } from '../../lib/use-address-filters.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { FoundGroups } from './found-groups.tsx';
import { GroupCard } from './group-card.tsx';
import { GroupInvitations } from './group-invitations.tsx';
import { JoinableRow } from './joinable-row.tsx';

const NoGroups = ({ action }: Readonly<{ action: ReactNode }>) => (
  <Card>
    <EmptyState
      icon={UsersRound}
      help="share"
      title={<Trans>Noch in keiner Gruppe</Trans>}
      text={
        <Trans>
          In einer Gruppe üben Sie mit anderen: Sie teilen Vorträge, geben sich Rückmeldung und bleiben im Gespräch.
          Legen Sie eine an, oder treten Sie unten einer öffentlichen Gruppe bei.
        </Trans>
      }
      action={action}
    />
  </Card>
);

/** The person's groups, their invitations, and the groups they may join. */
export function GroupsPage() {
  const { t } = useLingui();
  const groups = useQuery(query(myGroups, {}));
  const mayFoundMore = usePermitsAny(...writesInGroups);
  const mayFound = mayFoundMore || (groups.data?.every(({ isOwner }) => !isOwner) ?? false);
  // The dialog is open if the address says `?create=1`, so that other pages can link to it.
  const { filters, set } = useAddressFilters((params) => ({ create: params.get('create') === '1' }));
  const create = mayFound && (
    <Button size="large" look="primary" onClick={() => set('create', '1')}>
      <Plus aria-hidden="true" />
      <Trans>Neue Gruppe</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader title={<Trans>Gruppen</Trans>} actions={create} />
      <div className="grid gap-10">
        <GroupInvitations />
        <section aria-label={t`Meine Gruppen`}>
          <MyGroups groups={groups} create={create} />
        </section>
        <OfCompany />
        <FoundGroups />
      </div>
      {filters.create && mayFound && <CreateDialog onClose={() => set('create', '')} />}
    </>
  );
}

type MyGroupsProps = Readonly<{ groups: UseQueryResult<readonly GroupRow[]>; create: ReactNode }>;

function MyGroups({ groups, create }: MyGroupsProps) {
  if (groups.isPending) return <CardsSkeleton />;
  if (!groups.data) {
    return (
      <Card>
        <ErrorState error={groups.error} retry={() => void groups.refetch()} />
      </Card>
    );
  }
  if (groups.data.length === 0) return <NoGroups action={create} />;
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {groups.data.map((group) => (
        <GroupCard key={group.id} group={group} />
      ))}
    </ul>
  );
}

const CardsSkeleton = () => (
  <Loading className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
    {['one', 'two', 'three'].map((name) => (
      <Skeleton key={name} className="h-[132px] rounded-lg" />
    ))}
  </Loading>
);

/** Groups of the person's company; nothing if there are none. */
function OfCompany() {
  const { data = [] } = useQuery(query(companyGroups, {}));
  if (data.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2>
        <Trans>Gruppen meiner Firma</Trans>
      </h2>
      <Card>
        <ul>
          {data.map((group) => (
            <JoinableRow key={group.id} group={group} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
