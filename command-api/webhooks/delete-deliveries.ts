import type { Pool } from 'pg';
import { deliveriesKept } from '#domain/webhooks/contract/calls.ts';
import { deleteInBatches } from '#infra/postgres/delete-in-batches.ts';
import type { ScheduledJob } from '../job-handler.ts';

export const deliveryExpiry = (pool: Pool): ScheduledJob => ({
  name: 'delete-webhook-deliveries',
  timetable: '40 3 * * *',
  catchUp: 'latest',
  run: () =>
    deleteInBatches(pool, {
      table: 'ops.webhook_delivery',
      where: `created_at < now() - interval '${deliveriesKept} days'`,
    }).then(() => {}),
});
