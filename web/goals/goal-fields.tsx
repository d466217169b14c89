import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AppForm } from '../lib/form/use-app-form.ts';
import { Card } from '../ui/card.tsx';
import { Form } from '../ui/form/form.tsx';
import { FormError } from '../ui/form/form-error.tsx';
import { NumberField } from '../ui/form/number-field.tsx';
import { SubmitButton } from '../ui/form/submit-button.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { ConditionList } from './condition-list.tsx';
import { DueDateField } from './due-date-field.tsx';
import type { GoalDraft } from './goal-draft.ts';

type GoalFieldsProps = Readonly<{ form: AppForm<GoalDraft>; confirm: ReactNode; people?: ReactNode }>;

export function GoalFields({ form, confirm, people }: GoalFieldsProps) {
  const { t } = useLingui();
  return (
    <Card className="max-w-[680px] p-6 max-md:p-5">
      <Form form={form} guard className="grid gap-7">
        <div className="grid gap-5">
          <TextField
            form={form}
            name="title"
            label={<Trans>Name (freiwillig)</Trans>}
            placeholder={t`Zum Beispiel: Weniger Füllwörter`}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <NumberField
              form={form}
              name="target"
              label={<Trans>Wie viele Vorträge?</Trans>}
              hint={<Trans>So viele müssen zählen, damit das Ziel erreicht ist.</Trans>}
            />
            <DueDateField form={form} />
          </div>
        </div>
        <ConditionList form={form} />
        {people}
        <FormError form={form} />
        <div>
          <SubmitButton form={form}>{confirm}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
