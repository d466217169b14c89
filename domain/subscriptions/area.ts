import type { Area, Folding } from '#domain/kernel/area.ts';
import { subscriptionDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { subscriptionEvents } from './events.ts';

/** What people and companies agreed and paid. */
export const subscriptionsArea = {
  name: 'subscriptions',
  hasReadModels: false,
  streams: [
    {
      category: 'subscription',
      events: subscriptionEvents,
      samples: storedSamples,
      decider: subscriptionDecider as Folding,
      ownerInId: (id: string) => id,
    },
  ],
  commands: {},
  uploads: {},
  queries: {},
} as const satisfies Area;
