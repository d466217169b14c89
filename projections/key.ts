import type { Key, KeyValue, ReadModel } from './projection.ts';

export const keyColumnsOf = ({ key }: Pick<ReadModel, 'key'>): readonly string[] =>
  typeof key === 'string' ? [key] : key;

/** A key as text, for maps and for notifications: `<value>`, or `<value>/<value>`. */
export function keyText(key: Key): string {
  if (typeof key === 'string' || typeof key === 'number') return String(key);
  const [only] = key;
  if (key.length === 1 && only !== undefined) return String(only);
  return key.map((value) => encodeURIComponent(value)).join('/');
}

export const keyOfRow = (model: ReadModel, row: Readonly<Record<string, unknown>>): readonly KeyValue[] =>
  keyColumnsOf(model).map((column) => row[column] as KeyValue);

/** @throws RangeError if the key does not have one value for each column */
export function valuesOfKey(model: ReadModel, key: Key): readonly KeyValue[] {
  const values = typeof key === 'object' ? key : [key];
  const columns = keyColumnsOf(model);
  if (values.length === columns.length) return values;
  throw new RangeError(`${model.name}: the key is ${columns}, and ${values.length} values were given`);
}
