import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { goalCommands } from '#domain/goals/contract/calls.ts';
import { send } from '../lib/api.ts';
import { useCurrentUser } from '../lib/current-user.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmChange } from '../ui/confirm-change.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import type { ShownGoal } from './goal-or.tsx';
import { useGoalChange } from './use-goals-again.ts';

/** The creator edits and removes the goal; other people leave it. */
export function GoalMenu({ goal, title }: Readonly<{ goal: ShownGoal; title: string }>) {
  const [isEnding, setEnding] = useState(false);
  return (
    <>
      {goal.isCreator && (
        <Button asChild>
          <Link href={`/goals/${goal.id}/edit`}>
            <Pencil aria-hidden="true" />
            <Trans>Ändern</Trans>
          </Link>
        </Button>
      )}
      <Button look="danger" onClick={() => setEnding(true)}>
        <Trash2 aria-hidden="true" />
        {goal.isCreator ? <Trans>Entfernen</Trans> : <Trans>Aufgeben</Trans>}
      </Button>
      {isEnding && <EndDialog goal={goal} title={title} onClose={() => setEnding(false)} />}
    </>
  );
}

type EndDialogProps = Readonly<{ goal: ShownGoal; title: string; onClose: () => void }>;

function EndDialog({ goal: { id, isCreator }, title, onClose }: EndDialogProps) {
  const { id: userId } = useCurrentUser();
  const [, navigate] = useLocation();
  const end = useGoalChange(
    (): Promise<unknown> =>
      isCreator ? send(goalCommands.RemoveGoal, { goalId: id }) : send(goalCommands.UnassignUser, { id, userId }),
    () => {
      navigate('/goals');
      showSnackbar(isCreator ? msg`Das Ziel ist entfernt.` : msg`Sie arbeiten nicht mehr an diesem Ziel.`);
    },
  );
  return (
    <ConfirmChange
      onClose={onClose}
      change={end}
      title={isCreator ? <Trans>„{title}“ entfernen?</Trans> : <Trans>„{title}“ aufgeben?</Trans>}
      description={
        isCreator ? (
          <Trans>Das Ziel und sein Fortschritt verschwinden, auch bei allen anderen. Die Vorträge bleiben.</Trans>
        ) : (
          <Trans>Ihr Fortschritt an diesem Ziel geht verloren. Ihre Vorträge bleiben.</Trans>
        )
      }
      confirm={isCreator ? <Trans>Entfernen</Trans> : <Trans>Aufgeben</Trans>}
    />
  );
}
