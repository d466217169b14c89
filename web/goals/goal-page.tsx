import { Trans } from '@lingui/react/macro';
import { Link, useParams } from 'wouter';
import { PageHeader } from '../ui/page-header.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { AssignedUsers } from './assigned-users.tsx';
import { GoalMenu } from './goal-menu.tsx';
import { GoalOr, type ShownGoal } from './goal-or.tsx';
import { GoalSummary } from './goal-summary.tsx';
import { JudgedSessions } from './judged-sessions.tsx';
import { useGoalTitle } from './use-goal-title.ts';

export function GoalPage() {
  const { id = '' } = useParams();
  return <GoalOr id={id}>{(goal) => <Goal goal={goal} />}</GoalOr>;
}

function Goal({ goal }: Readonly<{ goal: ShownGoal }>) {
  const title = useGoalTitle()(goal);
  const others = goal.assignedUsers?.filter(({ id }) => id !== goal.creator?.id) ?? [];
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={<span className="wrap-anywhere">{title}</span>}
        above={
          <Link href="/goals">
            <Trans>Ziele</Trans>
          </Link>
        }
        below={!goal.isCreator && goal.creator && <Trans>gesetzt von {goal.creator.name}</Trans>}
        actions={<GoalMenu goal={goal} title={title} />}
      />
      <div className="grid gap-6">
        <GoalSummary goal={goal} title={title} />
        {goal.own && <JudgedSessions sessions={goal.sessions} />}
        {goal.assignedUsers && others.length > 0 && <AssignedUsers goal={goal} users={goal.assignedUsers} />}
      </div>
    </>
  );
}
