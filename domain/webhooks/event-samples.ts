import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { WebhookEvent } from './events.ts';

const [webhookId, ownerId] = ['a'.repeat(32), 'b'.repeat(32)];
const url = 'https://example.org/rostra';

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<WebhookEvent> = {
  WebhookMade: {
    type: 'WebhookMade',
    data: { webhookId, target: 'seminar', ownerId, url, kinds: ['participant_joined'] },
  },
  WebhookChanged: {
    type: 'WebhookChanged',
    data: { webhookId, ownerId, url: `${url}/2`, kinds: ['participant_joined', 'certificate_given'] },
  },
  WebhookSwitchedOn: { type: 'WebhookSwitchedOn', data: { webhookId, at: '2026-10-01T09:00:00.000Z' } },
  WebhookSwitchedOff: { type: 'WebhookSwitchedOff', data: { webhookId, reason: 'failures' } },
  WebhookSecretRenewed: {
    type: 'WebhookSecretRenewed',
    data: { webhookId, secretId: 'c'.repeat(32), oldUntil: '2026-11-27T10:00:00.000Z' },
  },
  WebhookDeleted: { type: 'WebhookDeleted', data: { webhookId } },
};
