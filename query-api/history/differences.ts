import { isDeepStrictEqual } from 'node:util';

/** A place in JSON at which two values differ; `before` or `after` is undefined if the field is missing there. */
export type Difference = Readonly<{ path: string[]; before?: unknown; after?: unknown }>;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOfObjects = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'object' && one !== null);

type Item = Fields & Readonly<{ id: string }>;

/** Whether these are objects with ids, such as blocks and elements, which are compared by id and not by place. */
const areItems = (value: unknown): value is readonly Item[] =>
  isListOfObjects(value) &&
  value.every((one) => isFields(one) && typeof one.id === 'string') &&
  new Set((value as readonly Item[]).map(({ id }) => id)).size === value.length;

/**
 * The differences between two states, as deep as both have fields. Lists of plain values differ as a whole; a list whose items
 * only changed places differs in its order. If a state begins or ends, each of its fields differs. The value that remains of
 * an ended state comes first.
 */
export function differences(before: unknown, after: unknown): readonly Difference[] {
  if (isFields(before) === isFields(after)) return within([], before, after);
  if (isFields(after)) return within([], {}, after);
  return [...(after === null ? [] : [{ path: [], after }]), ...within([], before, {})];
}

function within(path: string[], before: unknown, after: unknown): readonly Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (areItems(before) && areItems(after)) return betweenItems(path, before, after);
  const [a, b] = [partsOf(before), partsOf(after)];
  if (!a || !b || Array.isArray(before) !== Array.isArray(after)) return [difference(path, before, after)];
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return names.flatMap((name) => within([...path, name], a[name], b[name]));
}

function betweenItems(path: string[], before: readonly Item[], after: readonly Item[]): readonly Difference[] {
  const [known, kept] = [new Map(before.map((one) => [one.id, one])), new Set(after.map(({ id }) => id))];
  const orderOf = (items: readonly Item[]) => items.filter(({ id }) => known.has(id) && kept.has(id));
  const [earlier, later] = [orderOf(before), orderOf(after)];
  const isInOrder = earlier.every(({ id }, place) => id === later[place]?.id);
  const moved = isInOrder ? [] : [difference([...path, 'order'], earlier.map(nameOf), later.map(nameOf))];
  const gone = before.flatMap((one, place) =>
    kept.has(one.id) ? [] : within([...path, String(place)], one, undefined),
  );
  const there = after.flatMap((one, place) => within([...path, String(place)], known.get(one.id), one));
  return [...moved, ...gone, ...there];
}

const nameOf = ({ id, title, name }: Item): string => {
  const called = title ?? name;
  return typeof called === 'string' && called !== '' ? called : id;
};

const partsOf = (value: unknown): Fields | undefined =>
  isFields(value) ? value : isListOfObjects(value) ? { ...value } : undefined;

const difference = (path: string[], before: unknown, after: unknown): Difference => ({
  path,
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});
