import { Trans } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { Line, lineLimits } from '#domain/seminars/contract/element-calls.ts';
import { send } from '../../../lib/api.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { Preview } from '../preview/preview.tsx';
import { ElementFrame } from './element-frame.tsx';
import type { RephraseValues } from './form-values.ts';
import { SentenceFields } from './sentence-fields.tsx';
import { solutionsOf } from './solutions.ts';
import { commonFields, type ElementFormProps, useElementForm } from './use-element-form.ts';

const schema = z.extend(commonFields, {
  lines: z
    .array(z.object({ sentence: Line.check(z.minLength(1)), answer: Line }))
    .check(z.minLength(1), z.maxLength(lineLimits.lines)),
});

export function RephraseForm(props: ElementFormProps<'rephrase'>) {
  const { element, isGone } = props;
  const lines = element?.sentences.map((sentence, index) => ({ sentence, answer: element.answers?.[index] ?? '' }));
  const of = useElementForm<RephraseValues>(props, {
    schema,
    defaults: {
      ...{ title: element?.title ?? '', body: element?.body ?? '' },
      lines: lines ?? [{ sentence: '', answer: '' }],
    },
    write: (target, { lines: written, title, body }) =>
      send(seminarCommands.WriteRephrase, {
        ...{ ...target, title, body },
        sentences: written.map(({ sentence }) => sentence.trim()),
        answers: solutionsOf(written.map(({ answer }) => answer)),
      }),
  });
  const preview = (
    <Preview type="rephrase" control={of.form.control} done={<Trans>Abgeben</Trans>}>
      {(values) => <Sentences sentences={values.lines.map(({ sentence }) => sentence)} />}
    </Preview>
  );
  return (
    <ElementFrame type="rephrase" of={of} isNew={!element} isGone={isGone} preview={preview}>
      <SentenceFields form={of.form} />
    </ElementFrame>
  );
}

const Sentences = ({ sentences }: Readonly<{ sentences: readonly string[] }>) => (
  <ul className="grid gap-4">
    {sentences.map((sentence, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may be equal
      <li key={index} className="grid items-start gap-3 sm:grid-cols-2">
        <p className="font-display text-lg wrap-anywhere">{sentence}</p>
        <TextArea rows={2} aria-label={sentence} />
      </li>
    ))}
  </ul>
);
