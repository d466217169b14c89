import { Trans } from '@lingui/react/macro';
import type { AppForm } from '../lib/form/use-app-form.ts';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { useBoundField } from '../ui/form/use-bound-field.ts';
import { dayOf, endOfDay, type GoalDraft } from './goal-draft.ts';

/** The due date; the goal may be reached until the end of that day. */
export function DueDateField({ form }: Readonly<{ form: AppForm<GoalDraft> }>) {
  const { field, error } = useBoundField<GoalDraft, string | null>({ form, name: 'dueDate' });
  return (
    <Field
      label={<Trans>Bis wann? (freiwillig)</Trans>}
      hint={<Trans>Zwei Tage vorher werden Sie erinnert.</Trans>}
      error={error}
    >
      {(control) => (
        <DateInput
          {...control}
          name={field.name}
          ref={field.ref}
          onBlur={field.onBlur}
          min={dayOf(new Date().toISOString())}
          value={dayOf(field.value)}
          onChange={(day) => field.onChange(endOfDay(day))}
        />
      )}
    </Field>
  );
}
