import type { PoolClient } from 'pg';
import type { Recorded } from '#domain/kernel/message.ts';
import { wholeRow } from '#projections/columns.ts';
import { keyColumnsOf, keyText, valuesOfKey } from '#projections/key.ts';
import type { Key, ReadModel } from '#projections/projection.ts';
import { sqlOf } from '#projections/statements.ts';
import { statementsFor } from '#projections/statements-for.ts';

type Row = Record<string, unknown>;
export type ScratchTable = ReturnType<typeof scratchTable>;

const atOnce = 1_000;

/** The rows of one read model while events are folded. Rows stay in memory until a statement needs them in a temporary table. */
export function scratchTable(client: PoolClient, model: ReadModel) {
  const { table } = model;
  const columns = keyColumnsOf(model);
  const own = columns.map((column) => `${table}."${column}" = given."${column}"`).join(' and ');
  const given = `jsonb_populate_recordset(null::${table}, $1) given`;
  /** Rows by key; undefined means that the row does not exist. */
  const known = new Map<string, Row | undefined>();
  const unsaved = new Map<string, Row>();
  let isAllKnown = true;

  const keyRow = (key: Key): Row =>
    Object.fromEntries(valuesOfKey(model, key).map((value, at) => [columns[at], value]));

  async function rowAt(key: Key): Promise<Row | undefined> {
    if (isAllKnown || known.has(keyText(key))) return known.get(keyText(key));
    const text = `select ${wholeRow(model)} as row from ${table}, ${given} where ${own}`;
    return (await client.query<{ row: Row }>(text, [JSON.stringify([keyRow(key)])])).rows[0]?.row;
  }

  return {
    model,
    async fold(event: Recorded) {
      const keys = new Map(model.keys(event).map((key) => [keyText(key), key]));
      for (const [text, key] of keys) {
        known.set(text, model.fold(await rowAt(key), event));
        unsaved.set(text, keyRow(key));
      }
    },
    async save() {
      const changed = [...unsaved];
      for (let from = 0; from < changed.length; from += atOnce) {
        const part = changed.slice(from, from + atOnce);
        const rows = part.flatMap(([text]) => known.get(text) ?? []);
        await client.query(`delete from ${table} using ${given} where ${own}`, [
          JSON.stringify(part.map(([, key]) => key)),
        ]);
        await client.query(`insert into ${table} select given.* from ${given}`, [JSON.stringify(rows)]);
      }
      unsaved.clear();
    },
    /** Runs the event's statements on the saved rows. */
    async run(event: Recorded) {
      const statements = statementsFor(model, event).map((statement) => sqlOf(model, statement));
      if (statements.length === 0) return;
      for (const { sql, values } of statements) await client.query(sql, [...values]);
      known.clear();
      isAllKnown = false;
    },
  };
}
