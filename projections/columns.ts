import type { PoolClient } from 'pg';
import { keyColumnsOf } from './key.ts';
import type { ReadModel } from './projection.ts';

/** `type` is as SQL writes it. `json`: its values travel as JSON, as arrays do too, which `unnest` would take apart. */
export type Column = Readonly<{ name: string; type: string; json: boolean; array: boolean }>;

// The table's shape is the model's `ddl`: it is the same in each schema and database.
const known = new WeakMap<ReadModel, readonly Column[]>();

export async function columnsOf(client: PoolClient, model: ReadModel): Promise<readonly Column[]> {
  const columns = known.get(model) ?? (await readColumns(client, model));
  known.set(model, columns);
  return columns;
}

async function readColumns(client: PoolClient, { table }: ReadModel): Promise<readonly Column[]> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name, type }) => {
    const array = type.endsWith('[]');
    return { name, type, array, json: array || type === 'jsonb' || type === 'json' };
  });
}

/** Takes one array for each column. */
export const insertInto = ({ table }: ReadModel, columns: readonly Column[]): string =>
  `insert into ${table} (${namesOf(columns)}) ${rowsGiven(columns)}`;

/** Takes one array for each column. Half the work of an upsert: the runner has loaded what is there. */
export function updateOf(model: ReadModel, columns: readonly Column[]): string {
  const changed = namesOf(columns).map((name) => `${name} = given.${name}`);
  return `update ${model.table} set ${changed} from (${rowsGiven(columns)}) given where ${isGiven(model)}`;
}

/** Only a table can be followed by `.*`. Without it Postgres would read a column that has the table's name. */
export const wholeRow = ({ table }: Pick<ReadModel, 'table'>): string => `to_jsonb(${table}.*)`;

/** Takes one array for each column of the key. */
export const selectOf = (model: ReadModel, columns: readonly Column[]): string =>
  `select ${wholeRow(model)} as row from ${model.table}, (${rowsGiven(keysAmong(model, columns))}) given where ${isGiven(model)}`;

/** Takes one array for each column of the key. */
export const deleteFrom = (model: ReadModel, columns: readonly Column[]): string =>
  `delete from ${model.table} using (${rowsGiven(keysAmong(model, columns))}) given where ${isGiven(model)}`;

function keysAmong(model: ReadModel, columns: readonly Column[]): readonly Column[] {
  return keyColumnsOf(model).flatMap((name) => columns.filter((column) => column.name === name));
}

const isGiven = (model: ReadModel) =>
  keyColumnsOf(model)
    .map((name) => `${model.table}."${name}" = given."${name}"`)
    .join(' and ');

function rowsGiven(columns: readonly Column[]): string {
  const arrays = columns.map(({ type, array }, index) => `$${index + 1}::${array ? 'jsonb' : type}[]`);
  return `select ${columns.map(selected)} from unnest(${arrays}) as row (${namesOf(columns)})`;
}

const namesOf = (columns: readonly Column[]) => columns.map(({ name }) => `"${name}"`);

const selected = ({ name, type, array }: Column) =>
  array
    ? `case when "${name}" is not null then array(select jsonb_array_elements_text("${name}"))::${type} end as "${name}"`
    : `"${name}"`;
