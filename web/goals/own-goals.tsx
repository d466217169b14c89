import { Trans } from '@lingui/react/macro';
import type { PersonalGoal } from '#domain/goals/contract/calls.ts';
import { GoalCard } from './goal-card.tsx';
import { goalHref } from './goal-href.ts';
import { GoalProgress } from './goal-progress.tsx';
import { useGoalTitle } from './use-goal-title.ts';

export function OwnGoals({ goals }: Readonly<{ goals: readonly PersonalGoal[] }>) {
  const titleOf = useGoalTitle();
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {goals.map((goal) => (
        <li key={goal.id} className="grid">
          <GoalCard
            goal={goal}
            href={goalHref(goal)}
            state={goal.state}
            origin={hasOrigin(goal) && <Origin goal={goal} />}
          >
            <GoalProgress progress={goal.progress} target={goal.target} name={titleOf(goal)} />
          </GoalCard>
        </li>
      ))}
    </ul>
  );
}

const hasOrigin = ({ seminarTitle, creator, isCreator }: PersonalGoal) =>
  seminarTitle !== null || (creator !== null && !isCreator);

function Origin({ goal }: Readonly<{ goal: PersonalGoal }>) {
  const { seminarTitle, blockTitle, creator } = goal;
  if (seminarTitle !== null) {
    return (
      <span className="wrap-anywhere">
        <Trans>
          Seminar „{seminarTitle}“, {blockTitle}
        </Trans>
      </span>
    );
  }
  return (
    <span className="wrap-anywhere">
      <Trans>von {creator?.name}</Trans>
    </span>
  );
}
