import type { PoolClient } from 'pg';
import { columnsOf, deleteFrom, insertInto, selectOf, updateOf, wholeRow } from './columns.ts';
import type { Change, Row } from './fold.ts';
import { hash } from './hash.ts';
import { keyColumnsOf, keyOfRow, keyText } from './key.ts';
import type { KeyValue, ReadModel } from './projection.ts';

/** Returns the rows by the text of their keys. */
export async function load(client: PoolClient, model: ReadModel, keys: readonly (readonly KeyValue[])[]) {
  if (keys.length === 0) return new Map<string, Row>();
  const { rows } = await client.query<{ row: Row }>(await selected(client, model, keys));
  return new Map(rows.map(({ row }) => [keyText(keyOfRow(model, row)), row]));
}

async function selected(client: PoolClient, model: ReadModel, keys: readonly (readonly KeyValue[])[]) {
  const { table, key } = model;
  const values = arraysOfKeys(model, keys);
  // One array is half the work of a join.
  const text =
    values.length === 1
      ? `select ${wholeRow(model)} as row from ${table} where ${key} = any($1)`
      : selectOf(model, await columnsOf(client, model));
  return { name: `load-${hash(text)}`, text, values };
}

/** Set-based: at most one statement each for deleted, new and changed rows. */
export async function write(client: PoolClient, { model, added, changed, removed }: Change) {
  const columns = await columnsOf(client, model);
  const keys = () =>
    arraysOfKeys(
      model,
      removed.map((row) => keyOfRow(model, row)),
    );
  if (removed.length > 0) await client.query(deleteFrom(model, columns), keys());
  if (added.length > 0) await client.query(insertInto(model, columns), [JSON.stringify(added)]);
  if (changed.length > 0) await client.query(updateOf(model, columns), [JSON.stringify(changed)]);
}

const arraysOfKeys = (model: ReadModel, keys: readonly (readonly KeyValue[])[]) =>
  keyColumnsOf(model).map((_, column) => keys.map((values) => values[column]));
