import type { PoolClient } from 'pg';
import { type Column, columnsOf, insertInto, updateOf } from './columns.ts';
import type { Change, Row } from './fold.ts';
import type { ReadModel } from './projection.ts';

export async function load(client: PoolClient, { table, key }: ReadModel, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, Row>();
  const text = `select ${key} as key, to_jsonb(${table}) as row from ${table} where ${key} = any($1)`;
  const { rows } = await client.query<{ key: string; row: Row }>({ name: `load-${table}`, text, values: [keys] });
  return new Map(rows.map(({ key, row }) => [key, row]));
}

/** Set-based: at most one statement each for what is gone, new and different. */
export async function write(client: PoolClient, { model, added, changed, removed }: Change) {
  if (removed.length > 0) await client.query(`delete from ${model.table} where ${model.key} = any($1)`, [removed]);
  const columns = await columnsOf(client, model);
  if (added.length > 0) await client.query(insertInto(model, columns), arraysOf(columns, added));
  if (changed.length > 0) await client.query(updateOf(model, columns), arraysOf(columns, changed));
}

const arraysOf = (columns: readonly Column[], rows: readonly Row[]) =>
  columns.map((column) => rows.map((row) => written(column, row[column.name])));

/** As an element of an array parameter. JSON travels as its text: an array in it would become a dimension. */
const written = ({ json }: Column, value: unknown) =>
  value === undefined || value === null || !json ? value : JSON.stringify(value);
