import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { elementDefaults, elementLimits } from '#domain/seminars/contract/element-limits.ts';
import { send } from '../../../lib/api.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { Preview } from '../preview/preview.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { conditionOf, rowFaults, rowOf } from './condition-rows.ts';
import { ElementFrame } from './element-frame.tsx';
import type { GoalValues } from './form-values.ts';
import { ImpactNotice } from './impact-notice.tsx';
import { commonFields, type ElementFormProps, useElementForm } from './use-element-form.ts';

const { min, max } = elementLimits.target;
const schema = z.extend(commonFields, { target: z.int().check(z.gte(min), z.lte(max)) });

const outOfRange = {
  out_of_range: msg`Dieser Wert ist nicht möglich.`,
  below_from: msg`Das ist weniger als der kleinste Wert.`,
};
const mostRows = 11;
const words = Object.fromEntries(
  Array.from({ length: mostRows }, (_, index) => [
    [`rows.${index}.from`, { ...outOfRange, required: msg`Geben Sie einen Wert ein.` }] as const,
    [`rows.${index}.to`, outOfRange] as const,
  ]).flat(),
);

export function GoalForm(props: ElementFormProps<'goal'>) {
  const { element, isGone, seminar } = props;
  const of = useElementForm<GoalValues>(props, {
    schema,
    words,
    defaults: {
      ...{ title: element?.title ?? '', body: element?.body ?? '' },
      target: element?.target ?? elementDefaults.target,
      rows: element?.conditions.map(rowOf) ?? [],
    },
    check: ({ rows }) =>
      Object.fromEntries(
        rows.flatMap((row, index) =>
          Object.entries(rowFaults(row)).map(([name, code]) => [`rows.${index}.${name}`, code]),
        ),
      ),
    write: (target, { rows, ...values }) =>
      send(seminarCommands.WriteGoal, { ...target, ...values, conditions: rows.map(conditionOf) }),
  });
  const target = useWatch({ control: of.form.control, name: 'target' });
  const preview = (
    <Preview type="goal" control={of.form.control} done={<Trans>Vortrag aufnehmen</Trans>}>
      {(values) => (
        <p className="text-sm text-ink-soft">
          <Plural
            value={values.target ?? 0}
            one="0 von # Vortrag zählt bisher"
            other="0 von # Vorträgen zählen bisher"
          />
        </p>
      )}
    </Preview>
  );
  return (
    <ElementFrame
      type="goal"
      of={of}
      isNew={!element}
      isGone={isGone}
      preview={preview}
      impact={<ImpactNotice seminar={seminar} element={element} rules={{ target }} />}
    >
      <NumberField
        form={of.form}
        name="target"
        label={<Trans>So viele Vorträge</Trans>}
        hint={
          <Trans>Es zählen Vorträge, die nach dem Beitritt aufgenommen werden und alle Bedingungen erfüllen.</Trans>
        }
      />
      <ConditionFields form={of.form} />
    </ElementFrame>
  );
}
