import type { Pool } from 'pg';
import { notify } from '#command-api/notifications/for-others.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { webhooksArea } from '#domain/webhooks/area.ts';
import { deliveriesKept } from '#domain/webhooks/contract/calls.ts';
import type { WebhookEvent } from '#domain/webhooks/events.ts';
import { uuidv5 } from '#infra/ids.ts';
import { deleteInBatches } from '#infra/postgres/delete-in-batches.ts';
import type { CommandArea, FollowTools } from '../command-area.ts';
import type { ScheduledJob } from '../job-handler.ts';
import type { Reaction } from '../reaction.ts';
import { deliveryHandler } from './deliver.ts';
import { webhookReaction } from './reactions.ts';
import { toWebhook, webhooksOf } from './stored-webhooks.ts';
import { takeAlong } from './take-along.ts';
import { webhookCalls } from './webhook-calls.ts';

/** Notifies the owner of a webhook that was switched off because its deliveries fail. */
const tellOff = (tools: Pick<FollowTools, 'store' | 'remembered' | 'handle'>): Reaction => ({
  name: 'webhook-off',
  streams: ['webhooks-'],
  types: ['WebhookSwitchedOff'],
  async react(event) {
    const { data } = event as Recorded<Extract<WebhookEvent, { type: 'WebhookSwitchedOff' }>>;
    if (data.reason !== 'failures') return;
    const targetId = idOf(event.stream);
    const webhooks = await webhooksOf(tools, targetId);
    const hook = webhooks?.hooks.find(({ id }) => id === data.webhookId);
    // The webhook was deleted meanwhile.
    if (!webhooks || !hook) return;
    const concerns = { target: webhooks.target, targetId };
    await notify(tools.handle, event, { to: hook.ownerId, type: 'webhook_off', byId: null, concerns });
  },
});

const deliveryExpiry = (pool: Pool): ScheduledJob => ({
  name: 'delete-webhook-deliveries',
  timetable: '40 3 * * *',
  catchUp: 'latest',
  run: () =>
    deleteInBatches(pool, {
      table: 'ops.webhook_delivery',
      where: `created_at < now() - interval '${deliveriesKept} days'`,
    }).then(() => {}),
});

/** Webhooks: messages to external servers. */
export const webhooks: CommandArea<typeof webhooksArea> = {
  commands: webhookCalls,
  uploads: () => ({}),
  follows: (tools) => ({
    reactions: [webhookReaction(tools), tellOff(tools)],
    jobs: { webhook: deliveryHandler(tools) },
    scheduled: [deliveryExpiry(tools.pool)],
  }),
  async forget({ person, streams, cause }, { handle, pool }) {
    for (const stream of streams.webhooks ?? []) {
      const commandId = uuidv5(cause.commandId, `forget ${stream}`);
      const command = { type: 'ForgetMaker', data: { personId: person } } as const;
      await handle({ ...cause, commandId, ...toWebhook(idOf(stream), command) });
    }
    await pool.query('delete from ops.webhook_delivery where owner_id = $1', [person]);
  },
  takeAlong,
  streamWords: {
    webhooks: { de: 'die Webhooks eines Seminars oder einer Firma', en: 'the webhooks of a seminar or company' },
  },
};
