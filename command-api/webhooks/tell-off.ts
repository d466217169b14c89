import { notify } from '#command-api/notifications/for-others.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { WebhookEvent } from '#domain/webhooks/events.ts';
import type { FollowTools } from '../command-area.ts';
import type { Reaction } from '../reaction.ts';
import { webhooksOf } from './stored-webhooks.ts';

/** Tells whoever made a webhook that it was switched off because its messages do not arrive. */
export const tellOff = (tools: Pick<FollowTools, 'store' | 'remembered' | 'handle'>): Reaction => ({
  name: 'webhook-off',
  streams: ['webhooks-'],
  types: ['WebhookSwitchedOff'],
  async react(event) {
    const { data } = event as Recorded<Extract<WebhookEvent, { type: 'WebhookSwitchedOff' }>>;
    if (data.reason !== 'failures') return;
    const targetId = idOf(event.stream);
    const webhooks = await webhooksOf(tools, targetId);
    const hook = webhooks?.hooks.find(({ id }) => id === data.webhookId);
    // It was deleted since.
    if (!webhooks || !hook) return;
    const concerns = { target: webhooks.target, targetId };
    await notify(tools.handle, event, { to: hook.ownerId, type: 'webhook_off', byId: null, concerns });
  },
});
