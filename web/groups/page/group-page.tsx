import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { type GroupDetail, groupDetail } from '#domain/groups/contract/calls.ts';
import { query } from '../../lib/api.ts';
import { hasCode } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { GroupHeader } from './group-header.tsx';
import { GroupTabs } from './group-tabs.tsx';
import { JoinCard } from './join-card.tsx';

export function GroupPage() {
  const { id = '' } = useParams();
  const group = useQuery(query(groupDetail, { id }));
  // A group that was deleted or left may still be in the cache.
  if (group.data && !hasCode(group.error, 'not_found')) return <Known key={id} group={group.data} />;
  if (group.isPending) return <PageSkeleton />;
  if (hasCode(group.error, 'not_found')) return <NoSuchGroup error={group.error} />;
  return (
    <Card>
      <ErrorState error={group.error} retry={() => void group.refetch()} />
    </Card>
  );
}

const Known = ({ group }: Readonly<{ group: GroupDetail }>) => (
  <>
    <PageTitle>{group.name}</PageTitle>
    <GroupHeader group={group} />
    {group.isMember ? <GroupTabs group={group} /> : <JoinCard group={group} />}
  </>
);

const PageSkeleton = () => (
  <Loading className="grid gap-4">
    <Skeleton className="h-16 w-2/3" />
    <Skeleton className="h-10" />
    <Skeleton className="h-64 rounded-lg" />
  </Loading>
);

function NoSuchGroup({ error }: Readonly<{ error: unknown }>) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{t`Diese Gruppe gibt es nicht`}</PageTitle>
      <Card className="grid justify-items-center pb-12">
        <ErrorState error={error} title={<Trans>Diese Gruppe gibt es nicht, oder Sie sind nicht mehr dabei</Trans>} />
        <Button asChild>
          <Link href="/groups">
            <Trans>Alle Gruppen zeigen</Trans>
          </Link>
        </Button>
      </Card>
    </>
  );
}
