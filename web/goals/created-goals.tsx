import { Plural, Trans } from '@lingui/react/macro';
import type { CreatedGoal, GoalState } from '#domain/goals/contract/calls.ts';
import { GoalCard } from './goal-card.tsx';

export function CreatedGoals({ goals }: Readonly<{ goals: readonly CreatedGoal[] }>) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {goals.map((goal) => (
        <li key={goal.id} className="grid">
          <GoalCard goal={goal} href={`/goals/${goal.id}`} state={stateOfAll(goal)}>
            <Reached users={goal.assignedUsers} />
          </GoalCard>
        </li>
      ))}
    </ul>
  );
}

/** The state of a goal for several people: open while one of them has it open. */
function stateOfAll({ assignedUsers }: CreatedGoal): GoalState {
  const states = assignedUsers.map(({ state }) => state);
  if (states.includes('open') || states.length === 0) return 'open';
  return states.includes('missed') ? 'missed' : 'reached';
}

function Reached({ users }: Readonly<{ users: CreatedGoal['assignedUsers'] }>) {
  const reached = users.filter(({ isCompleted }) => isCompleted).length;
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      <Trans>
        Erreicht von <b className="text-ink">{reached}</b> von{' '}
        <Plural value={users.length} one="# Person" other="# Personen" />
      </Trans>
    </p>
  );
}
