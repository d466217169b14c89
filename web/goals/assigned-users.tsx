import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import { type CreatedGoal, goalCommands } from '#domain/goals/contract/calls.ts';
import { send } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmChange } from '../ui/confirm-change.tsx';
import { GoalProgress } from './goal-progress.tsx';
import { GoalStateChip } from './goal-state-chip.tsx';
import { useGoalChange } from './use-goals-again.ts';

type User = CreatedGoal['assignedUsers'][number];
type AssignedUsersProps = Readonly<{
  goal: Readonly<{ id: string; target: number; isExtended: boolean }>;
  users: readonly User[];
}>;

/** The people who work at the goal, with the progress of each in numbers; their talks are not shown. */
export function AssignedUsers({ goal, users }: AssignedUsersProps) {
  const { t } = useLingui();
  const [leaving, setLeaving] = useState<User>();
  return (
    <Card>
      <h2 className="px-6 pt-5 pb-2 text-lg max-md:px-5">
        <Trans>Wer daran arbeitet</Trans>
      </h2>
      <ul className="pb-2">
        {users.map((user) => (
          <li
            key={user.id}
            className="grid grid-cols-[minmax(0,1fr)_minmax(120px,220px)_auto_auto] items-center gap-4 border-line px-6 py-3 not-first:border-t max-md:grid-cols-[minmax(0,1fr)_auto] max-md:px-5"
          >
            <div className="min-w-0">
              <h3 className="truncate">{user.name}</h3>
              <p className="text-xs wrap-anywhere text-ink-faint">{user.email}</p>
            </div>
            <div className="max-md:order-last max-md:col-span-full">
              <GoalProgress progress={user.progress} target={goal.target} name={user.name} />
            </div>
            <GoalStateChip state={user.state} isExtended={false} />
            {users.length > 1 && (
              <Button
                look="quiet"
                size="icon"
                aria-label={t`${user.name} das Ziel abnehmen`}
                onClick={() => setLeaving(user)}
              >
                <X aria-hidden="true" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving && <UnassignDialog goalId={goal.id} user={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  );
}

function UnassignDialog({ goalId, user, onClose }: Readonly<{ goalId: string; user: User; onClose: () => void }>) {
  const unassign = useGoalChange(() => send(goalCommands.UnassignUser, { id: goalId, userId: user.id }), onClose);
  return (
    <ConfirmChange
      onClose={onClose}
      change={unassign}
      title={<Trans>{user.name} das Ziel abnehmen?</Trans>}
      description={
        <Trans>
          Der Fortschritt geht verloren. Wer das Ziel wieder bekommt, fängt von vorn an. Die Vorträge bleiben.
        </Trans>
      }
      confirm={<Trans>Abnehmen</Trans>}
    />
  );
}
