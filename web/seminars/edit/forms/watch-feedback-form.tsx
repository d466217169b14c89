import { Trans } from '@lingui/react/macro';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { send } from '../../../lib/api.ts';
import { Preview } from '../preview/preview.tsx';
import { ElementFrame } from './element-frame.tsx';
import { commonFields, type ElementFormProps, useElementForm } from './use-element-form.ts';

export function WatchFeedbackForm(props: ElementFormProps<'watch_feedback'>) {
  const { element, isGone } = props;
  const of = useElementForm(props, {
    schema: commonFields,
    defaults: { title: element?.title ?? '', body: element?.body ?? '' },
    write: (target, values) => send(seminarCommands.WriteWatchFeedback, { ...target, ...values }),
  });
  const preview = (
    <Preview type="watch_feedback" control={of.form.control} done={<Trans>Gelesen</Trans>}>
      {() => (
        <p className="text-sm text-ink-soft">
          <Trans>Hier steht, was andere zum eigenen Vortrag gesagt haben.</Trans>
        </p>
      )}
    </Preview>
  );
  return (
    <ElementFrame type="watch_feedback" of={of} isNew={!element} isGone={isGone} preview={preview}>
      <p className="text-sm text-ink-soft">
        <Trans>Solange noch niemand Rückmeldung bekommen hat, wartet dieses Element und hält niemanden auf.</Trans>
      </p>
    </ElementFrame>
  );
}
