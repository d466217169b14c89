import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { companyGroups, myGroups, writesInGroups } from '#domain/groups/contract/calls.ts';
import { query } from '../../lib/api.ts';
import { usePermitsAny } from '../../lib/current-user.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { FoundGroups } from './found-groups.tsx';
import { GroupCard } from './group-card.tsx';
import { GroupInvitations } from './group-invitations.tsx';
import { JoinableRow } from './joinable-row.tsx';
import { NoGroups } from './no-groups.tsx';

/** The person's groups, their invitations, and the groups they may join. */
export function GroupsPage() {
  const { t } = useLingui();
  const mayCreate = usePermitsAny(...writesInGroups);
  const [isCreating, setCreating] = useState(false);
  const create = mayCreate && (
    <Button size="large" look="primary" onClick={() => setCreating(true)}>
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
          <MyGroups mayCreate={mayCreate} />
        </section>
        <OfCompany />
        <FoundGroups />
      </div>
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </>
  );
}

function MyGroups({ mayCreate }: Readonly<{ mayCreate: boolean }>) {
  const groups = useQuery(query(myGroups, {}));
  if (groups.isPending) return <CardsSkeleton />;
  if (!groups.data) {
    return (
      <Card>
        <ErrorState error={groups.error} retry={() => void groups.refetch()} />
      </Card>
    );
  }
  if (groups.data.length === 0) return <NoGroups mayCreate={mayCreate} />;
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

/** Nothing stands here where there is none. */
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
