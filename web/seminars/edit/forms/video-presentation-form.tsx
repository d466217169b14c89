import { msg } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { elementDefaults, elementLimits as limits } from '#domain/seminars/contract/element-limits.ts';
import { send } from '../../../lib/api.ts';
import { PresentationPreview } from '../preview/presentation-preview.tsx';
import { ElementFrame } from './element-frame.tsx';
import type { PresentationValues } from './form-values.ts';
import { ImpactNotice } from './impact-notice.tsx';
import { PresentationFields } from './presentation-fields.tsx';
import { commonFields, type ElementFormProps, useElementForm } from './use-element-form.ts';

const within = ({ min, max }: Readonly<{ min: number; max: number }>) => z.int().check(z.gte(min), z.lte(max));
const seconds = z.number().check(z.gte(limits.length.min), z.lte(limits.length.max));
const schema = z.extend(commonFields, {
  requiredSubmissions: within(limits.requiredSubmissions),
  maxSubmissions: within(limits.maxSubmissions),
  rateableSubmissions: z.boolean(),
  requiredNumShared: within(limits.requiredNumShared),
  maxNumShared: within(limits.maxNumShared),
  isTimed: z.boolean(),
  expectedLen: seconds,
  maxLen: seconds,
  ownerSeesReport: z.boolean(),
  byCriteria: z.boolean(),
});

const words = {
  maxSubmissions: { below_required: msg`Das ist weniger, als nötig sind.` },
  requiredNumShared: { above_required_submissions: msg`Mehr, als eingereicht werden müssen, kann niemand teilen.` },
  maxNumShared: { below_required: msg`Das ist weniger, als geteilt werden müssen.` },
  expectedLen: { above_max: msg`Das ist länger als die längste Zeit.` },
};

function defaultsOf(element: ElementFormProps<'video_presentation'>['element']): PresentationValues {
  const { title, body, ...rules } = element ?? { title: '', body: '', ...elementDefaults };
  const { requiredSubmissions, maxSubmissions, requiredNumShared, maxNumShared, rateableSubmissions } = rules;
  const { isTimed, expectedLen, maxLen, ownerSeesReport } = rules;
  const byCriteria = element?.byCriteria ?? false;
  return {
    ...{ title, body, requiredSubmissions, maxSubmissions, rateableSubmissions, requiredNumShared, maxNumShared },
    ...{ isTimed, expectedLen, maxLen, ownerSeesReport, byCriteria },
  };
}

export function VideoPresentationForm(props: ElementFormProps<'video_presentation'>) {
  const { element, isGone, seminar } = props;
  const of = useElementForm<PresentationValues>(props, {
    schema,
    words,
    defaults: defaultsOf(element),
    write: (target, values) => send(seminarCommands.WriteVideoPresentation, { ...target, ...withoutHidden(values) }),
  });
  const [requiredSubmissions, requiredNumShared, rateableSubmissions] = useWatch({
    control: of.form.control,
    name: ['requiredSubmissions', 'requiredNumShared', 'rateableSubmissions'],
  });
  const rules = { requiredSubmissions, requiredNumShared, rateableSubmissions };
  return (
    <ElementFrame
      type="video_presentation"
      of={of}
      isNew={!element}
      isGone={isGone}
      preview={<PresentationPreview control={of.form.control} />}
      impact={<ImpactNotice seminar={seminar} element={element} rules={rules} />}
    >
      <PresentationFields form={of.form} />
    </ElementFrame>
  );
}

/** Sets the value of a hidden field to 0, so that it requires nothing. */
const withoutHidden = ({ requiredNumShared, ...values }: PresentationValues) => ({
  ...values,
  requiredNumShared: values.rateableSubmissions ? requiredNumShared : 0,
});
