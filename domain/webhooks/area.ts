import * as z from 'zod/mini';
import type { Area, Folding } from '#domain/kernel/area.ts';
import { Id } from '#domain/kernel/ids.ts';
import { deliveryList, WebhookMessage, webhookCommands, webhookList } from './contract/calls.ts';
import { eventWords } from './contract/event-words.ts';
import { webhookDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { type WebhookEvent, webhookEvents } from './events.ts';

/** Messages to other servers about events in a seminar or a company. There is one stream for each seminar or company. */
export const webhooksArea = {
  name: 'webhooks',
  streams: [
    {
      category: 'webhooks',
      events: webhookEvents,
      samples: storedSamples,
      decider: webhookDecider as Folding,
      ownerInEvent: (event: WebhookEvent) => (event.type === 'WebhookMade' ? event.data.ownerId : undefined),
      concernsOthers: true,
    },
  ],
  hasReadModels: true,
  eventWords,
  commands: webhookCommands,
  uploads: {},
  queries: { webhookList, deliveryList },
  keeps: [{ data: 'webhooks', readers: ['self', 'lecturer'], until: 'deleted' }],
  jobs: {
    /** Sends one message. */
    webhook: z.object({ webhookId: Id, message: WebhookMessage }),
  },
} as const satisfies Area;
