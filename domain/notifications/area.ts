import * as z from 'zod/mini';
import type { Area, Folding } from '#domain/kernel/area.ts';
import { Id } from '#domain/kernel/ids.ts';
import { notificationCommands, notificationList, notificationSettings } from './contract/calls.ts';
import { eventWords } from './contract/event-words.ts';
import { inboxDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { notificationEvents } from './events.ts';

/** Notifications. Each area declares its kinds in its own `contract/notification-kinds.ts`. */
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
  jobs: {
    /** Mails one notification. */
    'notification-mail': z.object({ userId: Id, notificationId: Id }),
    /** Mails the notifications of 24 hours. `until` in ms since 1970: the end of these hours. */
    'notification-digest': z.object({ userId: Id, until: z.number() }),
  },
} as const satisfies Area;
