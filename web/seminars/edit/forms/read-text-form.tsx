import { Trans, useLingui } from '@lingui/react/macro';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { send } from '../../../lib/api.ts';
import { Preview } from '../preview/preview.tsx';
import { ElementFrame } from './element-frame.tsx';
import { commonFields, type ElementFormProps, useElementForm } from './use-element-form.ts';

export function ReadTextForm(props: ElementFormProps<'read_text'>) {
  const { element, isGone } = props;
  const { t } = useLingui();
  const of = useElementForm(props, {
    schema: commonFields,
    defaults: { title: element?.title ?? '', body: element?.body ?? '' },
    write: (target, values) => send(seminarCommands.WriteReadText, { ...target, ...values }),
  });
  return (
    <ElementFrame
      type="read_text"
      of={of}
      isNew={!element}
      isGone={isGone}
      bodyLabel={t`Text`}
      preview={<Preview type="read_text" control={of.form.control} done={<Trans>Gelesen</Trans>} />}
    />
  );
}
