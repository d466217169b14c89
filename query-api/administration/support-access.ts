import type { Pool } from 'pg';
import { ownSupport, personSupport, type SupportAccess } from '#domain/administration/contract/support.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';

export const ownSupportQuery = query(ownSupport, {
  allow: 'signedIn',
  answer: async ({ userId }, pool) => ({ access: await latest(pool, userId()) }),
});

export const personSupportQuery = query(personSupport, {
  allow: permitted(administersUsers),
  answer: async ({ params: { id } }, pool) => ({ access: await latest(pool, id) }),
});

async function latest(pool: Pool, personId: string): Promise<SupportAccess | null> {
  const { rows } = await pool.query<SupportAccess>(
    `select s.access_id as "accessId", json_build_object('id', s.asked_by, 'name',
              (select p.first_name || ' ' || p.last_name from administration.person_list p where p.id = s.asked_by)) as by,
            s.hours, s.reason, s.requested_at as "requestedAt", s.until,
            case when s.state in ('asked', 'open') and s.until <= now() then 'ended' else s.state end as state
       from administration.support_access s where s.person_id = $1`,
    [personId],
  );
  return rows[0] ?? null;
}
