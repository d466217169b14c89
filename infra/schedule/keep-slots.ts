import type { Pool, PoolClient } from 'pg';
import { dayMs } from '#domain/kernel/durations.ts';
import { inTransaction } from '../postgres/pool.ts';
import { enqueue } from '../queue/queue.ts';
import type { ScheduleEntry, SlotPayload } from './schedule-entry.ts';
import { slotsBetween } from './slots-between.ts';

const longestCatchUpMs = dayMs;
/** A tick may be late, so a slot of this age is still due; an older one counts as missed. */
const lateMs = 120_000;
const priority = 5;

/** Takes every due slot of the entry that no process has taken; returns their number. `now` is the database's time. */
export function keepSlots(pool: Pool, entry: ScheduleEntry, now?: Date): Promise<number> {
  return inTransaction(pool, async (client) => {
    let taken = 0;
    for (const slot of await dueSlots(client, entry, now)) taken += await take(client, entry, slot);
    return taken;
  });
}

/** Writes the slot and its job in one transaction; does nothing if the slot is taken. */
async function take(client: PoolClient, { name }: ScheduleEntry, slot: Date): Promise<number> {
  const { rowCount } = await client.query(
    'insert into ops.schedule_slot (task, slot) values ($1, $2) on conflict do nothing',
    [name, slot],
  );
  if (rowCount !== 1) return 0;
  const payload: SlotPayload = { slot: slot.toISOString() };
  await enqueue(client, { kind: name, key: payload.slot, ownerId: name, payload, priority });
  return 1;
}

async function dueSlots(
  client: PoolClient,
  { name, timetable, catchUp }: ScheduleEntry,
  at?: Date,
): Promise<readonly Date[]> {
  const { rows } = await client.query<{ now: string; last: string | null }>(
    'select coalesce($2::timestamptz, now()) as now, (select max(slot) from ops.schedule_slot where task = $1) as last',
    [name, at],
  );
  const now = Date.parse(rows[0]?.now ?? '');
  const late = now - lateMs;
  const last = rows[0]?.last ? Date.parse(rows[0].last) : late;
  const missedSince = Math.min(late, Math.max(last, now - longestCatchUpMs));
  const due = slotsBetween(timetable, new Date(catchUp === 'nothing' ? late : missedSince), new Date(now));
  return catchUp === 'latest' ? due.slice(-1) : due;
}
