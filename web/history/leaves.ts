import { currencies, type Money } from '#domain/kernel/money.ts';

/** One plain value in a state, and its path. */
export type Leaf = Readonly<{ path: readonly string[]; value: unknown }>;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isListOfFields = (value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isFields);

/** An amount with its currency counts as one value. */
export const isMoney = (value: unknown): value is Money =>
  isFields(value) && Object.keys(value).length === 2 && Number.isInteger(value.amount) && isCurrency(value.currency);

const isCurrency = (value: unknown) => currencies.some((one) => one === value);

/** Every plain value in `value`; a list of plain values is one value. */
export function leavesOf(value: unknown, path: readonly string[] = []): readonly Leaf[] {
  if (isMoney(value)) return [{ path, value }];
  const parts = isFields(value) ? value : isListOfFields(value) ? { ...value } : undefined;
  if (!parts || Object.keys(parts).length === 0) return [{ path, value }];
  return Object.entries(parts).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

/** The name and the kind of a named thing, such as a block or an element. */
export function calledOf(value: unknown): Readonly<{ called: string; kind: string | undefined }> | undefined {
  if (!isFields(value) || typeof value.id !== 'string') return undefined;
  const called = value.title ?? value.name;
  const kind = value.type ?? (isFields(value.content) ? value.content.type : undefined);
  return typeof called === 'string' && called !== ''
    ? { called, kind: typeof kind === 'string' ? kind : undefined }
    : undefined;
}

/** The leaves worth showing: no ids, no empty or false values. */
export const tellingLeaves = (value: unknown): readonly Leaf[] =>
  leavesOf(value).filter(({ path, value: inner }) => path.at(-1) !== 'id' && !isBlank(inner));

const isBlank = (value: unknown): boolean =>
  value === null || value === '' || value === false || ['[]', '{}'].includes(JSON.stringify(value));

/** The values at one path in two states; `undefined` for a missing value. */
export type Compared = Readonly<{ path: readonly string[]; was: unknown; now: unknown; differs: boolean }>;

export function comparedLeaves(state: unknown, now: unknown): readonly Compared[] {
  const rows = new Map<string, { path: readonly string[]; was?: unknown; now?: unknown }>();
  for (const { path, value } of leavesOf(state)) rows.set(path.join('\n'), { path, was: value });
  for (const { path, value } of leavesOf(now)) {
    const key = path.join('\n');
    rows.set(key, { path, ...rows.get(key), now: value });
  }
  return [...rows.values()].map((row) => ({
    ...{ path: row.path, was: row.was, now: row.now },
    differs: JSON.stringify(row.was) !== JSON.stringify(row.now),
  }));
}
