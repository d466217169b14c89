import type { PoolClient } from 'pg';
import { wholeRow } from './columns.ts';
import type { PendingStatement } from './fold.ts';
import { keyColumnsOf } from './key.ts';
import type { ReadModel, Statement } from './projection.ts';

/** Runs a statement and returns the readers of the touched rows; with `quiet` it does not look them up. */
export async function run(
  client: PoolClient,
  { model, statement }: PendingStatement,
  quiet: boolean,
): Promise<ReadonlySet<string>> {
  const { sql, values } = sqlOf(model, statement);
  const returning = quiet ? '' : ` returning ${wholeRow(model)} as row`;
  const { rows } = await client.query<{ row: Record<string, unknown> }>(sql + returning, [...values]);
  return new Set(quiet ? [] : rows.flatMap(({ row }) => model.readers(row)));
}

export function sqlOf(model: ReadModel, statement: Statement): Extract<Statement, { sql: string }> {
  if ('sql' in statement) return statement;
  const columns = keyColumnsOf(model).slice(0, statement.remove.length);
  const begins = columns.map((column, index) => `${model.table}."${column}" = $${index + 1}`).join(' and ');
  return { sql: `delete from ${model.table} where ${begins}`, values: statement.remove };
}
