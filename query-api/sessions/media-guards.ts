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

/** For each reason for access: whether it still applies. */
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
  // Everybody may see profile pictures. A replaced or removed picture is not served.
  picture: found(`select from users.user_account where id = $1 and picture ->> 'address' = $2`, ({ id, address }) => [
    id,
    address,
  ]),
};

const patienceMs = 1_000;
const pauseMs = 50;

/** Retries for a moment, because a picture is requested as soon as it is uploaded and the rows may be late. */
export async function isEntitled(pool: Pool, guard: MediaGuard, address: string): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    if (await guards[guard.by](pool, { ...guard, address })) return true;
    if (performance.now() > deadline) return false;
    await sleep(pauseMs);
  }
}
