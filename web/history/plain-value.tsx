import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { isErased } from '#domain/kernel/personal.ts';
import { FieldPath } from './field-path.tsx';
import { type Leaf, leavesOf } from './leaves.ts';
import { useHistoryWords } from './words.ts';

type PlainValueProps = Readonly<{
  value: unknown;
  /** Where it stands: what people typed themselves is never taken for a fixed value. */
  path?: readonly string[];
}>;

const typed = new Set(['name', 'firstName', 'lastName', 'username', 'email', 'title']);

/** A value of a state or an event, as a person reads it. */
export function PlainValue({ value, path = [] }: PlainValueProps) {
  if (value === undefined) return <Missing />;
  if (value === null || value === '') return <Nothing />;
  if (value === true) return <Trans>ja</Trans>;
  if (value === false) return <Trans>nein</Trans>;
  if (typeof value === 'string') return isErased(value) ? <Erased /> : <Words text={value} path={path} />;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) {
    return value.length === 0 ? (
      <Nothing />
    ) : (
      value.map((one, index) => (
        <Fragment key={String(one)}>
          {index > 0 && ', '}
          {isErased(String(one)) ? '…' : <Words text={String(one)} path={path} />}
        </Fragment>
      ))
    );
  }
  const leaves = leavesOf(value);
  if (leaves.some(({ path }) => path.length > 0)) return <Leaves leaves={leaves} />;
  return JSON.stringify(value) === '{}' ? <Nothing /> : JSON.stringify(value);
}

function Words({ text, path }: Readonly<{ text: string; path: readonly string[] }>) {
  const words = useHistoryWords();
  return typed.has(path.at(-1) ?? '') ? text : words.ofValue(text);
}

/** What has parts of its own, in one line. */
const Leaves = ({ leaves }: Readonly<{ leaves: readonly Leaf[] }>) =>
  leaves.map(({ path, value }, index) => (
    <Fragment key={path.join('.')}>
      {index > 0 && ', '}
      <FieldPath path={path} />: <PlainValue value={value} path={path} />
    </Fragment>
  ));

const Nothing = () => (
  <span className="text-ink-faint">
    <Trans>leer</Trans>
  </span>
);

const Missing = () => (
  <span className="text-ink-faint">
    <Trans>nicht vorhanden</Trans>
  </span>
);

export const Erased = () => (
  <em className="text-ink-soft">
    <Trans>gelöschte Person</Trans>
  </em>
);
