import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { elementDefaults, elementLimits } from '#domain/seminars/contract/element-limits.ts';
import { send } from '../../../lib/api.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { Preview } from '../preview/preview.tsx';
import { ElementFrame } from './element-frame.tsx';
import type { TitleAndBody } from './form-values.ts';
import { ImpactNotice } from './impact-notice.tsx';
import { commonFields, type ElementFormProps, useElementForm } from './use-element-form.ts';

const { min, max } = elementLimits.requiredScore;
const schema = z.extend(commonFields, { requiredScore: z.number().check(z.gte(min), z.lte(max)) });
type Values = TitleAndBody & { requiredScore: number | undefined };

export function VrTrainingForm(props: ElementFormProps<'vr_training'>) {
  const { element, isGone, seminar } = props;
  const { number } = useFormats();
  const of = useElementForm<Values>(props, {
    schema,
    defaults: {
      title: element?.title ?? '',
      body: element?.body ?? '',
      requiredScore: element?.requiredScore ?? elementDefaults.requiredScore,
    },
    write: (target, values) => send(seminarCommands.WriteVRTraining, { ...target, ...values }),
  });
  const requiredScore = useWatch({ control: of.form.control, name: 'requiredScore' });
  const preview = (
    <Preview type="vr_training" control={of.form.control} done={<Trans>In VR öffnen</Trans>}>
      {(values) => (
        <p className="text-sm text-ink-soft">
          <Trans>Geschafft ist es mit einem Wert von mindestens {number(values.requiredScore ?? 0)}.</Trans>
        </p>
      )}
    </Preview>
  );
  return (
    <ElementFrame
      type="vr_training"
      of={of}
      isNew={!element}
      isGone={isGone}
      preview={preview}
      impact={<ImpactNotice seminar={seminar} element={element} rules={{ requiredScore }} />}
    >
      <NumberField
        form={of.form}
        name="requiredScore"
        label={<Trans>Nötiger Wert</Trans>}
        hint={<Trans>0 bis 10</Trans>}
        step="0.1"
      />
    </ElementFrame>
  );
}
