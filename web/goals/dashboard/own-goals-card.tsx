import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { goalList, type PersonalGoal } from '#domain/goals/contract/calls.ts';
import { query } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { CardWithList } from '../../ui/card-with-list.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { DueWords } from '../due-words.tsx';
import { goalHref } from '../goal-href.ts';
import { GoalProgress } from '../goal-progress.tsx';
import { useGoalTitle } from '../use-goal-title.ts';

const shown = 3;

/** Open goals, earliest due date first. */
export function OwnGoalsCard() {
  const goals = useQuery(query(goalList, {}));
  const open = goals.data?.assignedGoals.filter(({ state }) => state === 'open').slice(0, shown);
  return (
    <CardWithList title={<Trans>Ziele</Trans>} href="/goals">
      {goals.isPending && (
        <Loading className="grid gap-4 px-6 py-3 pb-6">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      )}
      {goals.isError && !goals.data && <ErrorState error={goals.error} retry={() => void goals.refetch()} />}
      {open?.length === 0 && <NoOpenGoal />}
      {open && open.length > 0 && (
        <ul className="pb-2">
          {open.map((goal) => (
            <GoalRow key={goal.id} goal={goal} />
          ))}
        </ul>
      )}
    </CardWithList>
  );
}

function GoalRow({ goal }: Readonly<{ goal: PersonalGoal }>) {
  const title = useGoalTitle()(goal);
  return (
    <li className="relative grid gap-2 border-line px-6 py-3.5 not-first:border-t hover:bg-sunken/50 max-md:px-5">
      <h3 className="wrap-anywhere">
        <Link href={goalHref(goal)} className="text-ink no-underline after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      <GoalProgress progress={goal.progress} target={goal.target} name={title} />
      {goal.dueDate && (
        <p className="text-xs text-ink-faint">
          <DueWords dueDate={goal.dueDate} isOpen />
        </p>
      )}
    </li>
  );
}

function NoOpenGoal() {
  return (
    <div className="grid justify-items-start gap-3 px-6 pt-1 pb-6 max-md:px-5">
      <p className="text-sm text-ink-soft">
        <Trans>Nehmen Sie sich etwas vor. Jeder Vortrag, der passt, zählt von selbst.</Trans>
      </p>
      <Button asChild>
        <Link href="/goals/new">
          <Trans>Neues Ziel</Trans>
        </Link>
      </Button>
    </div>
  );
}
