import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useLocation, useParams } from 'wouter';
import { goalCommands } from '#domain/goals/contract/calls.ts';
import { send } from '../lib/api.ts';
import { useAppForm } from '../lib/form/use-app-form.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { draftOf, type GoalDraft } from './goal-draft.ts';
import { GoalFields } from './goal-fields.tsx';
import { GoalOr, type ShownGoal } from './goal-or.tsx';
import { dueDateWords } from './goal-words.ts';
import { useGoalTitle } from './use-goal-title.ts';
import { useGoalsAgain } from './use-goals-again.ts';

export function EditGoalPage() {
  const { id = '' } = useParams();
  const titleOf = useGoalTitle();
  return (
    <GoalOr id={id}>
      {(goal) => (
        <>
          <PageHeader
            title={<Trans>Ziel ändern</Trans>}
            above={<Link href={`/goals/${id}`}>{titleOf(goal)}</Link>}
            below={<Trans>Alle Vorträge seit Beginn werden neu geprüft.</Trans>}
          />
          <EditForm goal={goal} />
        </>
      )}
    </GoalOr>
  );
}

function EditForm({ goal }: Readonly<{ goal: ShownGoal }>) {
  const [, navigate] = useLocation();
  const again = useGoalsAgain();
  const form = useAppForm<GoalDraft, unknown>({
    schema: goalCommands.ChangeGoal.body,
    defaults: draftOf(goal),
    words: { dueDate: dueDateWords },
    required: ['target'],
    send: ({ target, ...values }) =>
      send(goalCommands.ChangeGoal, { id: goal.id, ...values, ...(target !== undefined && { target }) }),
    onDone() {
      void again();
      showSnackbar(msg`Das Ziel ist geändert.`);
      navigate(`/goals/${goal.id}`);
    },
  });
  return <GoalFields form={form} confirm={<Trans>Speichern</Trans>} />;
}
