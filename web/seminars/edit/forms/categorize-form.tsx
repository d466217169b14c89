import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { Line, lineLimits } from '#domain/seminars/contract/element-calls.ts';
import { send } from '../../../lib/api.ts';
import { Preview } from '../preview/preview.tsx';
import { CategoryFields } from './category-fields.tsx';
import { ElementFrame } from './element-frame.tsx';
import type { CategorizeValues } from './form-values.ts';
import { commonFields, type ElementFormProps, useElementForm } from './use-element-form.ts';

const schema = z.extend(commonFields, {
  groups: z
    .array(
      z.object({
        name: Line.check(z.minLength(1)),
        phrases: z.string().check(z.maxLength(20_000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(lineLimits.categories)),
});

const empty = { name: '', phrases: '' };

export function CategorizeForm(props: ElementFormProps<'categorize'>) {
  const { element, isGone } = props;
  const groups = element?.categories.map(({ name, phrases }) => ({ name, phrases: phrases.join('\n') }));
  const of = useElementForm<CategorizeValues>(props, {
    schema,
    words: Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [
        [
          `groups.${index}.phrases`,
          {
            duplicate: msg`Ein Begriff davon steht schon in einer anderen Zeile.`,
            required: msg`Geben Sie mindestens einen Begriff ein.`,
          },
        ],
        [`groups.${index}.name`, { duplicate: msg`Diesen Namen gibt es schon.` }],
      ]).flat(),
    ),
    defaults: { title: element?.title ?? '', body: element?.body ?? '', groups: groups ?? [empty, empty] },
    check: faultsIn,
    write: (target, { groups: written, title, body }) => {
      const categories = written.map(({ name, phrases }) => ({ name: name.trim(), phrases: linesOf(phrases) }));
      return send(seminarCommands.WriteCategorize, { ...target, title, body, words: mixed(written), categories });
    },
  });
  const preview = (
    <Preview type="categorize" control={of.form.control} done={<Trans>Abgeben</Trans>}>
      {(values) => <Sorting groups={values.groups} />}
    </Preview>
  );
  return (
    <ElementFrame type="categorize" of={of} isNew={!element} isGone={isGone} preview={preview}>
      <CategoryFields form={of.form} />
    </ElementFrame>
  );
}

type Groups = CategorizeValues['groups'];

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Sorted by the alphabet, so that the order does not reveal the groups. */
const mixed = (groups: Groups): string[] =>
  groups.flatMap(({ phrases }) => linesOf(phrases)).sort((one, other) => one.localeCompare(other, 'de'));

function faultsIn({ groups }: CategorizeValues): Record<string, string> {
  const names = groups.map(({ name }) => name.trim());
  const all = groups.flatMap(({ phrases }) => linesOf(phrases));
  const isTwice = (word: string) => all.indexOf(word) !== all.lastIndexOf(word);
  const faults = groups.flatMap(({ phrases }, index) => [
    ...(linesOf(phrases).some(isTwice) ? [[`groups.${index}.phrases`, 'duplicate']] : []),
    ...(names[index] && names.indexOf(names[index]) < index ? [[`groups.${index}.name`, 'duplicate']] : []),
  ]);
  return Object.fromEntries(all.length === 0 ? [['groups.0.phrases', 'required'], ...faults] : faults);
}

const groupLooks = 'min-h-24 rounded-md border border-dashed border-line-strong p-3 text-sm font-semibold';

const Sorting = ({ groups }: Readonly<{ groups: Groups }>) => (
  <div className="grid gap-4">
    <ul className="flex flex-wrap gap-2">
      {mixed(groups).map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: while typing, a word may be there twice
        <li key={index} className="rounded-full border border-line-strong px-3 py-1.5 text-sm">
          {word}
        </li>
      ))}
    </ul>
    <ul className="grid gap-3 sm:grid-cols-2">
      {groups.map(({ name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no id but their place
        <li key={index} className={groupLooks}>
          {name}
        </li>
      ))}
    </ul>
  </div>
);
