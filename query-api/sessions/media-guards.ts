import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { MediaGuard } from '#domain/kernel/media-guard.ts';
import { maySeeSubmission } from '#query-api/participation/for-others.ts';

type GuardQuery = Pick<MediaGuard, 'id' | 'person'> & Readonly<{ address: string }>;
type Guard = (pool: Pool, asked: GuardQuery) => Promise<boolean>;

const found =
  (text: string, values: (asked: GuardQuery) => readonly string[]): Guard =>
  async (pool, asked) =>
    ((await pool.query(text, [...values(asked)])).rowCount ?? 0) > 0;

/** By what entitles to a file: whether it still does. */
const guards: Readonly<Record<MediaGuard['by'], Guard>> = {
  talk: found('select from sessions.session_list where id = $1 and owner_id = $2', ({ id, person }) => [id, person]),
  seminar: found(
    `select from seminars.seminar_list l where l.id = $1 and (l.owner_id = $2 or exists (
       select from participation.participation p where p.seminar_id = l.id and p.participant_id = $2))`,
    ({ id, person }) => [id, person],
  ),
  submission: (pool, { id, person }) => maySeeSubmission(pool, id, person),
  data_export: found(
    `select from privacy.data_export
      where export_id = $1 and id = $2 and status = 'ready' and expires_at > now() and address = $3`,
    ({ id, person, address }) => [id, person, address],
  ),
  guest: found(
    'select from shares.guest_link where id = $1 and id = $2 and with_media and (until is null or until > now())',
    ({ id, person }) => [id, person],
  ),
  // It stands beside what people write, for everybody who reads that; one that was taken away is gone.
  picture: found(`select from users.user_account where id = $1 and picture ->> 'address' = $2`, ({ id, address }) => [
    id,
    address,
  ]),
};

const patienceMs = 1_000;
const pauseMs = 50;

/** The address may be younger than the rows: a picture is asked for as soon as it is there. */
export async function isEntitled(pool: Pool, guard: MediaGuard, address: string): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    if (await guards[guard.by](pool, { ...guard, address })) return true;
    if (performance.now() > deadline) return false;
    await sleep(pauseMs);
  }
}
