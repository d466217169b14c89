import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus, Target } from 'lucide-react';
import { Link } from 'wouter';
import { goalList } from '#domain/goals/contract/calls.ts';
import { query } from '../lib/api.ts';
import { useAddressFilters } from '../lib/use-address-filters.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { CreatedGoals } from './created-goals.tsx';
import { OwnGoals } from './own-goals.tsx';

export function GoalsPage() {
  const goals = useQuery(query(goalList, {}));
  const isEmpty = goals.data && goals.data.assignedGoals.length + goals.data.createdGoals.length === 0;
  return (
    <>
      <PageHeader title={<Trans>Ziele</Trans>} actions={!isEmpty && <NewGoal />} />
      {goals.isPending && <GoalsSkeleton />}
      {goals.isError && !goals.data && (
        <Card>
          <ErrorState error={goals.error} retry={() => void goals.refetch()} />
        </Card>
      )}
      {goals.data && (isEmpty ? <NoGoals /> : <Both {...goals.data} />)}
    </>
  );
}

type Goals = Parameters<typeof OwnGoals>[0]['goals'];
type Created = Parameters<typeof CreatedGoals>[0]['goals'];

function Both({ assignedGoals, createdGoals }: Readonly<{ assignedGoals: Goals; createdGoals: Created }>) {
  const { t } = useLingui();
  const { filters, set } = useAddressFilters((params) => ({ tab: params.get('tab') ?? '' }));
  const tabs = [
    {
      value: 'assigned',
      label: <Trans>Meine Ziele ({assignedGoals.length})</Trans>,
      content: assignedGoals.length > 0 ? <OwnGoals goals={assignedGoals} /> : <NothingAssigned />,
    },
    {
      value: 'created',
      label: <Trans>Von mir gesetzt ({createdGoals.length})</Trans>,
      content: createdGoals.length > 0 ? <CreatedGoals goals={createdGoals} /> : <NothingCreated />,
    },
  ];
  const value = filters.tab === 'created' ? 'created' : 'assigned';
  return (
    <Tabs label={t`Ziele`} tabs={tabs} value={value} onChange={(tab) => set('tab', tab === 'assigned' ? '' : tab)} />
  );
}

function NewGoal() {
  return (
    <Button asChild look="primary">
      <Link href="/goals/new">
        <Plus aria-hidden="true" />
        <Trans>Neues Ziel</Trans>
      </Link>
    </Button>
  );
}

function NoGoals() {
  return (
    <Card>
      <EmptyState
        icon={Target}
        title={<Trans>Noch kein Ziel</Trans>}
        text={
          <Trans>
            Nehmen Sie sich etwas vor, zum Beispiel fünf Vorträge mit höchstens zwei Füllwörtern je Minute. Jeder
            Vortrag, der passt, zählt von selbst.
          </Trans>
        }
        action={<NewGoal />}
        help="goals"
      />
    </Card>
  );
}

function NothingAssigned() {
  return (
    <Card>
      <EmptyState
        icon={Target}
        title={<Trans>Kein Ziel für Sie</Trans>}
        text={<Trans>Hier stehen die Ziele, an denen Sie selbst arbeiten.</Trans>}
      />
    </Card>
  );
}

function NothingCreated() {
  return (
    <Card>
      <EmptyState
        icon={Target}
        title={<Trans>Noch kein eigenes Ziel gesetzt</Trans>}
        text={<Trans>Hier stehen die Ziele, die Sie sich oder anderen gesetzt haben.</Trans>}
      />
    </Card>
  );
}

function GoalsSkeleton() {
  return (
    <Loading className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} className="h-48 rounded-lg" />
      ))}
    </Loading>
  );
}
