import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { send } from '../../../lib/api.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { Preview } from '../preview/preview.tsx';
import { ElementFrame } from './element-frame.tsx';
import type { TitleAndBody } from './form-values.ts';
import { commonFields, type ElementFormProps, useElementForm } from './use-element-form.ts';

const { forElement } = seminarCommands.WriteGiveFeedback.body.shape;
const schema = z.extend(commonFields, { forElement, byCriteria: z.boolean() });
type Values = TitleAndBody & { forElement: string; byCriteria: boolean };

const words = {
  forElement: {
    other: msg`Bitte wählen Sie ein Element.`,
    not_rateable: msg`Was dort geteilt wird, darf nicht bewertet werden. Erlauben Sie das zuerst in diesem Element.`,
  },
};

export function GiveFeedbackForm(props: ElementFormProps<'give_feedback'>) {
  const { element, isGone, seminar } = props;
  const options = rateableIn(seminar);
  const of = useElementForm<Values>(props, {
    schema,
    words,
    defaults: {
      title: element?.title ?? '',
      body: element?.body ?? '',
      byCriteria: element?.byCriteria ?? false,
      forElement: element?.forElement ?? (options.length === 1 ? (options[0]?.value ?? '') : ''),
    },
    write: (target, values) => send(seminarCommands.WriteGiveFeedback, { ...target, ...values }),
  });
  const preview = (
    <Preview type="give_feedback" control={of.form.control} done={<Trans>Rückmeldung senden</Trans>}>
      {() => <FeedbackBox />}
    </Preview>
  );
  return (
    <ElementFrame type="give_feedback" of={of} isNew={!element} isGone={isGone} preview={preview}>
      <SelectField
        form={of.form}
        name="forElement"
        label={<Trans>Zu den Vorträgen aus</Trans>}
        placeholder={<Trans>Bitte wählen</Trans>}
        options={options}
        hint={
          options.length === 0 ? (
            <Trans>
              Es gibt noch keines. Legen Sie zuerst ein Element „Vortrag“ an, dessen Beiträge andere bewerten.
            </Trans>
          ) : (
            <Trans>Nur Elemente, deren geteilte Vorträge bewertet werden.</Trans>
          )
        }
      />
      <CheckboxField
        form={of.form}
        name="byCriteria"
        label={<Trans>Nach dem Bewertungsbogen des Seminars bewerten</Trans>}
      />
    </ElementFrame>
  );
}

function FeedbackBox() {
  const { t } = useLingui();
  return <TextArea rows={4} aria-label={t`Ihre Rückmeldung`} />;
}

/** Elements whose submissions can get feedback. */
const rateableIn = ({ blocks }: SeminarDetail) =>
  blocks.flatMap(({ elements }) =>
    elements.flatMap((element) =>
      element.type === 'video_presentation' && element.rateableSubmissions
        ? [{ value: element.id, label: element.title }]
        : [],
    ),
  );
