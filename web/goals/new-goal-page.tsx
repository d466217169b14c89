import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { goalCommands } from '#domain/goals/contract/calls.ts';
import { conditionNames } from '#domain/goals/contract/condition-words.ts';
import { suggested } from '#domain/goals/contract/suggested.ts';
import { goalMeasureNames } from '#domain/sessions/contract/measures.ts';
import { send } from '../lib/api.ts';
import { useCurrentUser } from '../lib/current-user.tsx';
import { useAppForm } from '../lib/form/use-app-form.ts';
import { useConfig } from '../lib/use-config.ts';
import { useLocale } from '../lib/use-locale.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { showSnackbar } from '../ui/snackbar-state.ts';
import { emptyDraft, type GoalDraft } from './goal-draft.ts';
import { GoalFields } from './goal-fields.tsx';
import { dueDateWords } from './goal-words.ts';
import { PeopleField } from './people-field.tsx';
import { PresetList } from './preset-list.tsx';
import { presets } from './presets.ts';
import { useGoalsAgain } from './use-goals-again.ts';

export function NewGoalPage() {
  const proposed = useProposedGoal();
  const [chosen, setDraft] = useState<GoalDraft>();
  const draft = chosen ?? proposed;
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

/** The goal that the address proposes with `?measure=`: the good range of that measure. */
function useProposedGoal(): GoalDraft | undefined {
  const { i18n } = useLingui();
  const locale = useLocale();
  const ranges = useConfig()?.goodRanges;
  const measure = new URLSearchParams(useSearch()).get('measure');
  const type = goalMeasureNames.find((name) => name === measure);
  if (!type || !ranges) return undefined;
  const preset = presets.find(({ types }) => types.some((one) => one === type));
  const title = preset ? i18n._(preset.title) : conditionNames[type][locale];
  return { ...emptyDraft, title, conditions: [suggested(type, ranges)] };
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
      void again();
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
