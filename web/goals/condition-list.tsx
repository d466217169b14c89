import { Trans, useLingui } from '@lingui/react/macro';
import { useFormState } from 'react-hook-form';
import { conditionNames } from '#domain/goals/contract/condition-words.ts';
import type { GoalCondition } from '#domain/goals/contract/conditions.ts';
import { suggested } from '#domain/goals/contract/suggested.ts';
import { goalMeasureNames } from '#domain/sessions/contract/measures.ts';
import type { AppForm } from '../lib/form/use-app-form.ts';
import { useConfig } from '../lib/use-config.ts';
import { useLocale } from '../lib/use-locale.ts';
import { Select } from '../ui/select.tsx';
import { ConditionRow } from './condition-row.tsx';
import type { GoalDraft, Offered } from './goal-draft.ts';

/** The goal's conditions, and a list to add one. */
export function ConditionList({ form }: Readonly<{ form: AppForm<GoalDraft> }>) {
  const { t } = useLingui();
  const locale = useLocale();
  const conditions = form.watch('conditions');
  const ranges = useConfig()?.goodRanges;
  const { errors } = useFormState({ control: form.control, name: 'conditions' });
  const set = (after: GoalCondition[]) =>
    form.setValue('conditions', after, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const left = goalMeasureNames.filter((type) => !conditions.some((condition) => condition.type === type));
  return (
    <section aria-labelledby="conditions" className="grid gap-2">
      <h2 id="conditions" className="text-lg">
        <Trans>Welche Vorträge zählen?</Trans>
      </h2>
      <p className="text-sm text-ink-soft">
        {conditions.length === 0 ? (
          <Trans>Jeder Vortrag mit einem Rhetorik-Wert zählt.</Trans>
        ) : (
          <Trans>Ein Vortrag zählt, wenn alles hier zutrifft.</Trans>
        )}
      </p>
      <ul>
        {conditions.map((condition, index) => (
          <ConditionRow
            key={condition.type}
            condition={condition}
            error={errorIn(errors.conditions?.[index])}
            onChange={(changed) => set(conditions.map((one, at) => (at === index ? changed : one)))}
            onRemove={() => set(conditions.filter((_, at) => at !== index))}
          />
        ))}
      </ul>
      {ranges && left.length > 0 && (
        <Select
          className="max-w-80"
          aria-label={t`Bedingung hinzufügen`}
          value=""
          onChange={({ target }) => target.value && set([...conditions, suggested(target.value as Offered, ranges)])}
        >
          <option value="">{t`Bedingung hinzufügen …`}</option>
          {left.map((type) => (
            <option key={type} value={type}>
              {conditionNames[type][locale]}
            </option>
          ))}
        </Select>
      )}
    </section>
  );
}

/** The first message in a tree of errors. */
function errorIn(problem: unknown): string | undefined {
  if (typeof problem !== 'object' || problem === null) return undefined;
  if ('message' in problem && typeof problem.message === 'string') return problem.message;
  return Object.values(problem).map(errorIn).find(Boolean);
}
