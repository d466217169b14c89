import { idOf } from '#domain/kernel/ids.ts';
import type { webhooksArea } from '#domain/webhooks/area.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { CommandArea } from '../command-area.ts';
import { deliveryExpiry } from './delete-deliveries.ts';
import { deliveryHandler } from './deliver.ts';
import { webhookReaction } from './reactions.ts';
import { webhookOrder } from './stored-webhooks.ts';
import { takeAlong } from './take-along.ts';
import { tellOff } from './tell-off.ts';
import { webhookCalls } from './webhook-calls.ts';

/** Messages to servers elsewhere. */
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
      await handle({ ...cause, commandId, ...webhookOrder(idOf(stream), command) });
    }
    await pool.query('delete from ops.webhook_delivery where owner_id = $1', [person]);
  },
  takeAlong,
  streamWords: {
    webhooks: { de: 'die Webhooks eines Seminars oder einer Firma', en: 'the webhooks of a seminar or company' },
  },
};
