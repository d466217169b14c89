import type { Pool } from 'pg';
import { seminarList } from '#domain/seminars/contract/calls.ts';
import { usesSeminars } from '#domain/seminars/contract/permission.ts';
import { permitted } from '#infra/http/rules.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { addressFor } from '#infra/media-addresses.ts';
import { query } from '../query-area.ts';
import { ownOrJoined, type Row, seminarColumns, seminarRowOf } from './seminar-row.ts';

export const seminarListQuery = (keys: Keys) =>
  query(seminarList, {
    allow: permitted(usesSeminars),
    answer: ({ userId }, pool) => seminarsOf(pool, userId(), keys),
  });

/** The seminars that a person owns or participates in, the newest first. */
export async function seminarsOf(pool: Pool, personId: string, keys: Keys) {
  const { rows } = await pool.query<Row>({
    name: 'seminar-list',
    text: `select ${seminarColumns} from ${ownOrJoined}
      where l.owner_id = $1 or p.id is not null order by l.created_at desc, l.id desc`,
    values: [personId],
  });
  return rows.map((row) => {
    const { addressed } = addressFor(keys, { by: 'seminar', id: row.id, person: personId });
    return seminarRowOf(row, { personId, addressed });
  });
}
