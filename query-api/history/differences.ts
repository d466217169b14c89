import { isDeepStrictEqual } from 'node:util';

/** A place in JSON at which two values differ; `before` or `after` is undefined where there is no such field. */
export type Difference = Readonly<{ path: string[]; before?: unknown; after?: unknown }>;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOfObjects = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'object' && one !== null);

/**
 * Where two states differ, as deep as both have fields. Lists of plain values differ as a whole. A state that comes into
 * being, or goes, differs in each of its fields; what is left of one that went is told first.
 */
export function differences(before: unknown, after: unknown): readonly Difference[] {
  if (isFields(before) === isFields(after)) return within([], before, after);
  if (isFields(after)) return within([], {}, after);
  return [...(after === null ? [] : [{ path: [], after }]), ...within([], before, {})];
}

function within(path: string[], before: unknown, after: unknown): readonly Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  const [a, b] = [partsOf(before), partsOf(after)];
  if (!a || !b || Array.isArray(before) !== Array.isArray(after)) return [difference(path, before, after)];
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return names.flatMap((name) => within([...path, name], a[name], b[name]));
}

const partsOf = (value: unknown): Fields | undefined =>
  isFields(value) ? value : isListOfObjects(value) ? { ...value } : undefined;

const difference = (path: string[], before: unknown, after: unknown): Difference => ({
  path,
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});
