import type { Area, Folding } from '#domain/kernel/area.ts';
import { notificationCommands, notificationList, notificationSettings } from './contract/calls.ts';
import { eventWords } from './contract/event-words.ts';
import { inboxDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { notificationEvents } from './events.ts';

/** What people are told; areas say it in their own `contract/notification-kinds.ts`. */
export const notificationsArea = {
  name: 'notifications',
  streams: [
    {
      category: 'inbox',
      accompanies: true,
      events: notificationEvents,
      samples: storedSamples,
      decider: inboxDecider as Folding,
      ownerInId: (id: string) => id,
    },
  ],
  hasReadModels: true,
  eventWords,
  commands: notificationCommands,
  uploads: {},
  queries: { notificationList, notificationSettings },
  keeps: [{ data: 'notifications', readers: ['self'], until: 'account' }],
} as const satisfies Area;
