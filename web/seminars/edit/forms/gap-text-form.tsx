import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { Line } from '#domain/seminars/contract/element-calls.ts';
import { send } from '../../../lib/api.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Preview } from '../preview/preview.tsx';
import { ElementFrame } from './element-frame.tsx';
import type { GapTextValues } from './form-values.ts';
import { GapTextField } from './gap-text-field.tsx';
import { betweenGaps, gapsIn } from './gaps.ts';
import { solutionsOf, unsolved } from './solutions.ts';
import { commonFields, type ElementFormProps, useElementForm } from './use-element-form.ts';

function GapPreview({ text }: Readonly<{ text: string }>) {
  const { t } = useLingui();
  return (
    <p className="font-display text-lg leading-[2.2] wrap-anywhere whitespace-pre-line">
      {betweenGaps(text).map((part, index) => {
        const number = index;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no id but their place in the text
          <Fragment key={index}>
            {index > 0 && (
              <input
                aria-label={t`Lücke ${number}`}
                className="mx-1 h-9 w-36 rounded-sm border border-line-strong bg-surface px-2 align-middle text-primary"
              />
            )}
            {part}
          </Fragment>
        );
      })}
    </p>
  );
}

const { text } = seminarCommands.WriteGapText.body.shape;
const schema = z.extend(commonFields, { text, answers: z.array(Line) });

const words = { text: { no_blank: msg`Im Text fehlt eine Lücke: zwei Unterstriche (__) machen eine.` } };

export function GapTextForm(props: ElementFormProps<'gap_text'>) {
  const { element, isGone } = props;
  const of = useElementForm<GapTextValues>(props, {
    schema,
    words,
    defaults: {
      ...{ title: element?.title ?? '', body: element?.body ?? '', text: element?.text ?? '' },
      answers: element?.answers ?? [],
    },
    check: (values) => ({
      ...(gapsIn(values.text) === 0 && { text: 'no_blank' }),
      ...Object.fromEntries(unsolved(solutionsFor(values)).map((index) => [`answers.${index}`, 'required'])),
    }),
    write: (target, { answers, ...values }) =>
      send(seminarCommands.WriteGapText, {
        ...{ ...target, ...values },
        answers: solutionsOf(solutionsFor({ text: values.text, answers })),
      }),
  });
  const preview = (
    <Preview type="gap_text" control={of.form.control} done={<Trans>Abgeben</Trans>}>
      {(values) => <GapPreview text={values.text} />}
    </Preview>
  );
  return (
    <ElementFrame type="gap_text" of={of} isNew={!element} isGone={isGone} preview={preview}>
      <GapTextField form={of.form} />
      <Solutions form={of.form} />
    </ElementFrame>
  );
}

/** One solution per gap; empty strings for missing ones. */
const solutionsFor = ({ text: written, answers }: Pick<GapTextValues, 'text' | 'answers'>): readonly string[] =>
  Array.from({ length: gapsIn(written) }, (_, index) => answers[index] ?? '');

function Solutions({ form }: Parameters<typeof GapTextField>[0]) {
  const written = useWatch({ control: form.control, name: 'text' });
  const before = betweenGaps(written).slice(0, -1);
  if (before.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-semibold">
        <Trans>Lösungen (freiwillig, dann für jede Lücke)</Trans>
      </legend>
      {before.map((part, index) => {
        const number = index + 1;
        const words = part.trim().split(/\s+/).slice(-3).join(' ');
        return (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no id but their place in the text
            key={index}
            form={form}
            name={`answers.${index}`}
            label={
              <Trans>
                Lücke {number}: … {words}
              </Trans>
            }
            autoComplete="off"
          />
        );
      })}
    </fieldset>
  );
}
