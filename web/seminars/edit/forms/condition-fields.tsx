import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { conditionNames } from '#domain/goals/contract/condition-words.ts';
import { goalMeasures } from '#domain/sessions/contract/measures.ts';
import { unitNames } from '#domain/sessions/contract/unit-words.ts';
import { conditionTypes } from '../../../lib/condition-types.ts';
import type { AppForm } from '../../../lib/form/use-app-form.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { Button } from '../../../ui/button.tsx';
import { DropdownMenu, MenuItem } from '../../../ui/dropdown-menu.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { type ConditionRow, emptyRow } from './condition-rows.ts';
import type { GoalValues } from './form-values.ts';

type OfForm = Readonly<{ form: AppForm<GoalValues> }>;

/** The conditions under which a talk counts; each type at most once. */
export function ConditionFields({ form }: OfForm) {
  const locale = useLocale();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows' });
  const free = conditionTypes.filter((type) => !fields.some((row) => row.type === type));
  const trigger = (
    <Button className="justify-self-start">
      <Plus aria-hidden="true" />
      <Trans>Bedingung hinzufügen</Trans>
    </Button>
  );
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-sm font-semibold">
        <Trans>Bedingungen (freiwillig)</Trans>
      </legend>
      {fields.map((row, index) => (
        <Row key={row.id} form={form} row={row} index={index} onRemove={() => remove(index)} />
      ))}
      {free.length > 0 && (
        <DropdownMenu trigger={trigger} align="start">
          {free.map((type) => (
            <MenuItem key={type} onSelect={() => append(emptyRow(type))}>
              {conditionNames[type][locale]}
            </MenuItem>
          ))}
        </DropdownMenu>
      )}
    </fieldset>
  );
}

type RowProps = OfForm & Readonly<{ row: ConditionRow; index: number; onRemove: () => void }>;

function Row({ form, row, index, onRemove }: RowProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const name = conditionNames[row.type][locale];
  return (
    <div className="flex items-start gap-3 border-t border-line pt-4">
      <fieldset className="grid flex-1 gap-2">
        <legend className="mb-2 text-sm font-semibold">{name}</legend>
        <Fields form={form} row={row} index={index} />
      </fieldset>
      <Button look="quiet" size="icon" aria-label={t`Bedingung „${name}“ entfernen`} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  );
}

function Fields({ form, row: { type }, index }: Omit<RowProps, 'onRemove'>) {
  const locale = useLocale();
  if (type === 'due_date') {
    const label = <Trans>Aufgenommen spätestens am</Trans>;
    return <DateField form={form} name={`rows.${index}.day`} label={label} />;
  }
  const { unit: counted, asks } = goalMeasures[type];
  const unit = unitNames[counted][locale];
  if (asks !== 'range') {
    const label = asks === 'least' ? <Trans>Mindestens</Trans> : <Trans>Höchstens</Trans>;
    return <NumberField form={form} name={`rows.${index}.from`} step="any" label={label} hint={unit} />;
  }
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <NumberField form={form} name={`rows.${index}.from`} step="any" label={<Trans>Mindestens</Trans>} hint={unit} />
      <NumberField form={form} name={`rows.${index}.to`} step="any" label={<Trans>Höchstens</Trans>} hint={unit} />
    </div>
  );
}
