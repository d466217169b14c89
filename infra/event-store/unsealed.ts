import type { Pool } from 'pg';
import type { PersonalFields } from '#domain/kernel/personal.ts';
import type { EventStore } from './event-store.ts';
import { pagesOf } from './pages-of.ts';
import { personalTexts } from './sealing-store.ts';

/** The number of stored events after a position that contain unsealed personal data. */
export async function countUnsealed(asStored: EventStore, personal: PersonalFields, after = 0n) {
  let count = 0;
  let position = after;
  for await (const events of pagesOf(asStored, { after })) {
    for (const event of events) if (personalTexts(event, personal).length > 0) count += 1;
    position = events.at(-1)?.position ?? position;
  }
  return { count, position };
}

type Tools = Readonly<{ pool: Pool; asStored: EventStore; personal: PersonalFields }>;

/** Continues the count from its last end: the whole log is read once, later only new events. */
export async function goOnCountingUnsealed({ pool, asStored, personal }: Tools): Promise<void> {
  const { rows } = await pool.query<{ counted: string }>('select counted from ops.sealing');
  const from = rows[0]?.counted ?? '0';
  const { count, position } = await countUnsealed(asStored, personal, BigInt(from));
  // Another process may have counted, or sealed, meanwhile.
  await pool.query('update ops.sealing set unsealed = unsealed + $1, counted = $2 where counted = $3', [
    ...[count, position.toString(), from],
  ]);
}

/** `end`: where the sealing of earlier events ends, while it runs or was interrupted; else null. */
export type SealingState = Readonly<{ unsealed: number; counted: bigint; position: bigint; end: bigint | null }>;

/** The last count: reads one row, whatever the length of the log. */
export async function sealingState(pool: Pool): Promise<SealingState> {
  const { rows } = await pool.query<{ unsealed: string; counted: string; position: string; end: string | null }>(
    'select unsealed, counted, position, end_position as end from ops.sealing',
  );
  const { unsealed = '0', counted = '0', position = '0', end = null } = rows[0] ?? {};
  return {
    ...{ unsealed: Number(unsealed), counted: BigInt(counted), position: BigInt(position) },
    end: end === null ? null : BigInt(end),
  };
}
