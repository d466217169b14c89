import { refuse, refuseFields } from '#domain/kernel/errors.ts';
import type { webhookCommands } from '#domain/webhooks/contract/calls.ts';
import { derivedId } from '#infra/ids.ts';
import { addressFaultOf } from '#infra/outgoing/address-guard.ts';
import type { CommandHandlers, CommandTools } from '../command-area.ts';
import { enqueue } from '../queue.ts';
import { deliveryJob } from './delivery-job.ts';
import { secretOf } from './signature.ts';
import { demandLead, ownWebhook, toWebhook, webhooksOf } from './stored-webhooks.ts';

/** Calls on the webhooks of a seminar or company, for the people who lead it. */
export function webhookCalls(tools: CommandTools): CommandHandlers<typeof webhookCommands> {
  const { pool, keys, settings } = tools;

  /** @throws invalid_input for an address that messages may not be sent to */
  function judged(url: string): void {
    const code = addressFaultOf(url, { inside: settings.WEBHOOKS_INSIDE });
    if (code) refuseFields([{ field: 'url', code }]);
  }

  return {
    MakeWebhook: {
      allow: 'signedIn',
      // The answer contains a secret.
      claims: 'never',
      async run({ body: { target, targetId, url, kinds }, principal, cause, send }) {
        const userId = principal().id;
        await demandLead(tools, target, { targetId, userId });
        judged(url);
        const webhookId = derivedId(cause.commandId, 'webhook');
        const data = { webhookId, target, ownerId: userId, url, kinds };
        await send(toWebhook(targetId, { type: 'MakeWebhook', data }));
        return { id: webhookId, secret: secretOf(keys('webhooks'), { id: webhookId, secretId: null }) };
      },
    },
    ChangeWebhook: {
      allow: 'signedIn',
      async run({ params: { targetId, id }, body, principal, send }) {
        await ownWebhook(tools, id, { targetId, userId: principal().id });
        if (body.url !== undefined) judged(body.url);
        const data = { webhookId: id, ...body, now: new Date().toISOString() };
        await send(toWebhook(targetId, { type: 'ChangeWebhook', data }));
      },
    },
    RenewWebhookSecret: {
      allow: 'signedIn',
      // The answer contains a secret.
      claims: 'never',
      async run({ params: { targetId, id }, principal, cause, send }) {
        await ownWebhook(tools, id, { targetId, userId: principal().id });
        const secretId = derivedId(cause.commandId, 'secret');
        const data = { webhookId: id, secretId, now: new Date().toISOString() };
        await send(toWebhook(targetId, { type: 'RenewSecret', data }));
        const { oldSecret } = await ownWebhook(tools, id, { targetId, userId: principal().id });
        return { secret: secretOf(keys('webhooks'), { id, secretId }), oldUntil: oldSecret?.until ?? data.now };
      },
    },
    DeleteWebhook: {
      allow: 'signedIn',
      async run({ params: { targetId, id }, principal, send }) {
        await ownWebhook(tools, id, { targetId, userId: principal().id });
        await send(toWebhook(targetId, { type: 'DeleteWebhook', data: { webhookId: id } }));
        await pool.query('delete from ops.webhook_delivery where webhook_id = $1', [id]);
      },
    },
    TestWebhook: {
      allow: 'signedIn',
      claims: 'before',
      async run({ params: { targetId, id }, principal, cause }) {
        const { ownerId } = await ownWebhook(tools, id, { targetId, userId: principal().id });
        const { target: type } = (await webhooksOf(tools, targetId)) ?? refuse('not_found');
        const target = { type, id: targetId };
        const deliveryId = derivedId(cause.commandId, 'delivery');
        const message = { id: deliveryId, kind: 'test', at: new Date().toISOString(), target, data: {} } as const;
        await enqueue(pool, deliveryJob({ webhookId: id, ownerId, message }));
        return { deliveryId };
      },
    },
    ResendDelivery: {
      allow: 'signedIn',
      claims: 'before',
      async run({ params: { targetId, id }, principal, cause }) {
        const { rows } = await pool.query<{ webhookId: string; body: string }>(
          'select webhook_id as "webhookId", body from ops.webhook_delivery where id = $1 and target_id = $2',
          [id, targetId],
        );
        const { webhookId, body } = rows[0] ?? refuse('not_found');
        const { ownerId } = await ownWebhook(tools, webhookId, { targetId, userId: principal().id });
        await pool.query("update ops.webhook_delivery set state = 'waiting', tried_at = now() where id = $1", [id]);
        await enqueue(pool, deliveryJob({ webhookId, ownerId, message: JSON.parse(body) }, cause.commandId));
      },
    },
  };
}
