import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { goalDetail } from '#domain/goals/contract/calls.ts';
import { type Answer, query } from '../lib/api.ts';
import { hasCode } from '../lib/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

export type ShownGoal = Answer<typeof goalDetail>;

/** Renders the goal, or its loading, missing or error state. */
export function GoalOr({ id, children }: Readonly<{ id: string; children: (goal: ShownGoal) => ReactNode }>) {
  const goal = useQuery(query(goalDetail, { id }));
  if (goal.data) return children(goal.data);
  if (goal.isPending) return <GoalSkeleton />;
  if (hasCode(goal.error, 'goal_not_found')) return <NoSuchGoal error={goal.error} />;
  return (
    <Card>
      <ErrorState error={goal.error} retry={() => void goal.refetch()} />
    </Card>
  );
}

function NoSuchGoal({ error }: Readonly<{ error: unknown }>) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{t`Dieses Ziel gibt es nicht`}</PageTitle>
      <Card className="grid justify-items-center pb-12">
        <ErrorState error={error} title={<Trans>Dieses Ziel gibt es nicht</Trans>} />
        <Button asChild>
          <Link href="/goals">
            <Trans>Alle Ziele zeigen</Trans>
          </Link>
        </Button>
      </Card>
    </>
  );
}

function GoalSkeleton() {
  return (
    <Loading className="grid gap-6">
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </Loading>
  );
}
