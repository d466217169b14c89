import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useContext } from 'react';
import { Link } from 'wouter';
import type { NamedStream } from '#domain/history/contract/calls.ts';
import { type Money, wholeOfRate } from '#domain/kernel/money.ts';
import { isErased } from '#domain/kernel/personal.ts';
import { isRichText, wordsOf } from '#domain/kernel/written.ts';
import { useFormats } from '../lib/use-formats.ts';
import { useMoney } from '../lib/use-money.ts';
import { FieldPath } from './field-path.tsx';
import { calledOf, isListOfFields, isMoney, type Leaf, leavesOf, tellingLeaves } from './leaves.ts';
import { ShownStream } from './shown-stream.ts';
import { useHistoryWords } from './words.ts';

type PlainValueProps = Readonly<{
  value: unknown;
  /** The path of the value. Fields that people type into are never translated as fixed values. */
  path?: readonly string[];
}>;

/** Fields with VAT rates in hundredths of a percent. */
const rates = new Set(['vatRate', 'rate']);
const typed = new Set(['name', 'firstName', 'lastName', 'username', 'email', 'title']);

/** A value of a state or an event in readable form. */
export function PlainValue({ value, path = [] }: PlainValueProps) {
  if (value === undefined) return <Missing />;
  if (value === null || value === '') return <Nothing />;
  if (value === true) return <Trans>ja</Trans>;
  if (value === false) return <Trans>nein</Trans>;
  if (typeof value === 'string') return isErased(value) ? <Erased /> : <Words text={value} path={path} />;
  if (typeof value === 'number')
    return rates.has(path.at(-1) ?? '') ? <Rate value={value} /> : <Figure value={value} />;
  if (isMoney(value)) return <Amount value={value} />;
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
  if (JSON.stringify(value) === '{}') return <Nothing />;
  return isListOfFields(value) ? <Items items={value} /> : <Item value={value} />;
}

const Items = ({ items }: Readonly<{ items: readonly object[] }>) =>
  items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no id but their place
    <Fragment key={index}>
      {index > 0 && '; '}
      <Item value={item} />
    </Fragment>
  ));

/** Shows the item's name, or else its informative fields. The event's details show everything. */
function Item({ value }: Readonly<{ value: unknown }>) {
  const words = useHistoryWords();
  const { isExact } = useContext(ShownStream);
  const thing = isExact ? undefined : calledOf(value);
  if (thing) {
    if (isErased(thing.called)) return <Erased />;
    return thing.kind === undefined ? `„${thing.called}“` : `„${thing.called}“ (${words.ofValue(thing.kind)})`;
  }
  const leaves = isExact ? leavesOf(value) : tellingLeaves(value);
  if (leaves.length === 0) return <Nothing />;
  return leaves.some(({ path }) => path.length > 0) ? <Leaves leaves={leaves} /> : JSON.stringify(value);
}

function Words({ text, path }: Readonly<{ text: string; path: readonly string[] }>) {
  const words = useHistoryWords();
  const { exactTime } = useFormats();
  const { isExact, named, called } = useContext(ShownStream);
  if (typed.has(path.at(-1) ?? '')) return text;
  if (isExact) return words.ofValue(text);
  if (isRichText(text)) return wordsOf(text);
  const known = named.get(text);
  if (known) return <StreamTitleLink stream={known} />;
  const name = called?.get(text);
  if (name !== undefined) return `„${name}“`;
  if (isId.test(text)) return <Short text={text} />;
  const [, what, time] = isAtTime.exec(text) ?? [];
  if (time === undefined) return words.ofValue(text);
  return (
    <>
      {what && `${words.ofValue(what)} `}
      <time dateTime={time}>{exactTime(time)}</time>
    </>
  );
}

const isId = /^([0-9a-f]{32}|[0-9a-f]{64})$/;
/** A time, or a fixed value followed by a time: `missed 2026-08-01T08:00:00.000Z`. */
const isAtTime = /^(?:(\w+) )?(\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/** The beginning of an id or a hash; the event's details show all of it. */
const Short = ({ text }: Readonly<{ text: string }>) => <code title={text}>{text.slice(0, 8)}…</code>;

/** The amount with its currency; the event's details show minor units. */
function Amount({ value }: Readonly<{ value: Money }>) {
  const { isExact } = useContext(ShownStream);
  const money = useMoney();
  return isExact ? JSON.stringify(value) : money(value);
}

/** A percentage from hundredths of a percent. */
function Rate({ value }: Readonly<{ value: number }>) {
  const { isExact } = useContext(ShownStream);
  const { i18n } = useLingui();
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 2 });
  return isExact ? String(value) : percent.format(value / wholeOfRate);
}

/** At most three decimals; the event's details show all of them. */
function Figure({ value }: Readonly<{ value: number }>) {
  const { isExact } = useContext(ShownStream);
  const { i18n } = useLingui();
  if (isExact || Number.isInteger(value)) return String(value);
  return new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 3 }).format(value);
}

/** A link to the stream whose id is in an event. */
function StreamTitleLink({ stream: { stream, title, erased } }: Readonly<{ stream: NamedStream }>) {
  return (
    <Link href={`/audit/streams/${stream}`} className="text-primary underline">
      {erased ? <Erased /> : title}
    </Link>
  );
}

/** A value with fields, in one line. */
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
