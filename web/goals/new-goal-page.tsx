import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { goalCommands } from '#domain/goals/contract/calls.ts';
import { send } from '../lib/api.ts';
import { useCurrentUser } from '../lib/current-user.tsx';
import { useAppForm } from '../lib/form/use-app-form.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { emptyDraft, type GoalDraft } from './goal-draft.ts';
import { GoalFields } from './goal-fields.tsx';
import { dueDateWords } from './goal-words.ts';
import { PeopleField } from './people-field.tsx';
import { PresetList } from './preset-list.tsx';
import { useGoalsAgain } from './use-goals-again.ts';

export function NewGoalPage() {
  const [draft, setDraft] = useState<GoalDraft>();
  return (
    <>
      <PageHeader
        title={<Trans>Neues Ziel</Trans>}
        above={
          <Link href="/goals">
            <Trans>Ziele</Trans>
          </Link>
        }
      />
      {draft ? (
        <NewGoalForm draft={draft} />
      ) : (
        <PresetList onChoose={(begun) => setDraft({ ...emptyDraft, ...begun })} />
      )}
    </>
  );
}

function NewGoalForm({ draft }: Readonly<{ draft: GoalDraft }>) {
  const { t } = useLingui();
  const { id: self } = useCurrentUser();
  const [, navigate] = useLocation();
  const again = useGoalsAgain();
  const [people, setPeople] = useState<readonly string[]>([self]);
  const form = useAppForm<GoalDraft, { id: string }>({
    schema: goalCommands.CreateGoal.body,
    defaults: draft,
    words: { dueDate: dueDateWords },
    required: ['target'],
    send: ({ target, ...values }) =>
      send(goalCommands.CreateGoal, {
        ...values,
        ...(target !== undefined && { target }),
        assignedUsers: [...people],
      }),
    onDone({ id }) {
      again();
      showSnackbar(msg`Das Ziel steht. Der nächste Vortrag kann schon zählen.`);
      navigate(`/goals/${id}`);
    },
  });
  const nobody = people.length === 0 ? t`Ein Ziel braucht mindestens eine Person.` : undefined;
  return (
    <GoalFields
      form={form}
      confirm={<Trans>Ziel setzen</Trans>}
      people={<PeopleField chosen={people} onChange={setPeople} error={nobody} />}
    />
  );
}
