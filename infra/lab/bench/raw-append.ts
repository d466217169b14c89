import { randomUUID } from 'node:crypto';
import pg, { type Pool } from 'pg';
import { reservedEvent } from './log-speed-events.ts';

/** The floor of all appends: one prepared insert for each event, each durable by itself. */
export type RawAppend = Readonly<{ insert: () => Promise<void>; end: () => Promise<void> }>;

/** Uses one connection for each writer, so that they do not wait for each other; the table is like that of the log. */
export async function rawAppend({ options }: Pool, connections: number): Promise<RawAppend> {
  const pool = new pg.Pool({ ...options, max: connections });
  // A stopping server closes the last connections; these errors do not matter.
  pool.on('error', () => {});
  await pool.query('create table if not exists plain_events (like event_store.events including all)');
  const { rows } = await pool.query('select max(position) as last from plain_events');
  let position = Number(rows[0]?.last ?? 0);
  return {
    async insert() {
      const { id, type, data, metadata } = reservedEvent();
      const text = 'insert into plain_events values ($1, $2, $3, $4, $5, $6, $7)';
      const values = [++position, id, `quota-${randomUUID()}`, 0, type, data, metadata];
      await pool.query({ name: 'insert-plain', text, values });
    },
    end: () => pool.end(),
  };
}
