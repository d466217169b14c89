import type { Pool } from 'pg';
import type * as z from 'zod/mini';
import { refuse } from '#domain/kernel/errors.ts';
import { deliveryList, webhookList } from '#domain/webhooks/contract/calls.ts';
import { query } from '../query-area.ts';
import { utc } from '../times.ts';

/** Does not reveal the seminar or company to outsiders. @throws not_found */
async function demandLead(pool: Pool, targetId: string, userId: string): Promise<void> {
  const { rowCount } = await pool.query(
    `select 1 from seminars.seminar_list where id = $1 and owner_id = $2
      union all
     select 1 from companies.company_list c, jsonb_array_elements(c.members) m
      where c.id = $1 and m ->> 'userId' = $2 and m ->> 'role' <> 'employee'`,
    [targetId, userId],
  );
  if (!rowCount) refuse('not_found');
}

export const webhooksQuery = query(webhookList, {
  allow: 'signedIn',
  async answer({ userId, params: { targetId } }, pool) {
    await demandLead(pool, targetId, userId());
    const { rows } = await pool.query<z.input<typeof webhookList.answer>[number]>(
      `select id, url, kinds, off_because as "offBecause", ${utc('made_at')} as "madeAt"
         from webhooks.webhook where target_id = $1 order by made_at desc, id`,
      [targetId],
    );
    return rows;
  },
});

export const deliveriesQuery = query(deliveryList, {
  allow: 'signedIn',
  async answer({ userId, params: { targetId }, query: { limit } }, pool) {
    await demandLead(pool, targetId, userId());
    const { rows } = await pool.query<z.input<typeof deliveryList.answer>[number]>(
      `select id, webhook_id as "webhookId", kind, state, attempts, status, fault,
              ${utc('created_at')} as at, ${utc('tried_at')} as "triedAt"
         from ops.webhook_delivery where target_id = $1 order by created_at desc, id limit $2`,
      [targetId, limit],
    );
    return rows;
  },
});
