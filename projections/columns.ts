import type { PoolClient } from 'pg';
import { keyColumnsOf } from './key.ts';
import type { ReadModel } from './projection.ts';

/** `type` is the SQL name of the type. */
export type Column = Readonly<{ name: string; type: string }>;

// A model's columns come from its `ddl`, so they are the same in every schema and database.
const known = new WeakMap<ReadModel, readonly Column[]>();

export async function columnsOf(client: PoolClient, model: ReadModel): Promise<readonly Column[]> {
  const columns = known.get(model) ?? (await readColumns(client, model));
  known.set(model, columns);
  return columns;
}

async function readColumns(client: PoolClient, { table }: ReadModel): Promise<readonly Column[]> {
  const { rows } = await client.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows;
}

/** Takes the rows as JSON. */
export const insertInto = (model: ReadModel, columns: readonly Column[]): string =>
  `insert into ${model.table} (${namesOf(columns)}) select ${namesOf(columns)} from ${rowsGiven(model)}`;

/** Takes the rows as JSON. An upsert would be twice the work; the runner has loaded the rows, so it knows which exist. */
export function updateOf(model: ReadModel, columns: readonly Column[]): string {
  const changed = namesOf(columns).map((name) => `${name} = given.${name}`);
  return `update ${model.table} set ${changed} from ${rowsGiven(model)} given where ${isGiven(model)}`;
}

/** Sends all rows as one JSON text. An array for each column would be slower, above all if rows contain lists. */
const rowsGiven = ({ table }: ReadModel) => `json_populate_recordset(null::${table}, $1)`;

/** Without `.*` Postgres would read a column that has the same name as the table. */
export const wholeRow = ({ table }: Pick<ReadModel, 'table'>): string => `to_jsonb(${table}.*)`;

/** Takes one array for each column of the key. */
export const selectOf = (model: ReadModel, columns: readonly Column[]): string =>
  `select ${wholeRow(model)} as row from ${model.table}, (${keysGiven(keysAmong(model, columns))}) given where ${isGiven(model)}`;

/** Takes one array for each column of the key. */
export const deleteFrom = (model: ReadModel, columns: readonly Column[]): string =>
  `delete from ${model.table} using (${keysGiven(keysAmong(model, columns))}) given where ${isGiven(model)}`;

function keysAmong(model: ReadModel, columns: readonly Column[]): readonly Column[] {
  return keyColumnsOf(model).flatMap((name) => columns.filter((column) => column.name === name));
}

const isGiven = (model: ReadModel) =>
  keyColumnsOf(model)
    .map((name) => `${model.table}."${name}" = given."${name}"`)
    .join(' and ');

function keysGiven(columns: readonly Column[]): string {
  const arrays = columns.map(({ type }, index) => `$${index + 1}::${type}[]`);
  return `select * from unnest(${arrays}) as row (${namesOf(columns)})`;
}

const namesOf = (columns: readonly Column[]) => columns.map(({ name }) => `"${name}"`);
