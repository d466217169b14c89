import * as z from 'zod/mini';
import type { Area, Folding } from '#domain/kernel/area.ts';
import { Id } from '#domain/kernel/ids.ts';
import { arrival, courseLinkList, platformAccountList, platformCommands, platformList } from './contract/calls.ts';
import { eventWords } from './contract/event-words.ts';
import { courseLinkDecider, platformAccountDecider, platformDecider, toolKeyDecider } from './deciders.ts';
import { courseLinkSamples, platformAccountSamples, platformSamples, toolKeySamples } from './event-samples.ts';
import {
  type CourseLinkEvent,
  courseLinkEvents,
  type PlatformAccountEvent,
  type PlatformEvent,
  platformAccountEvents,
  platformEvents,
  toolKeyEvents,
} from './events.ts';

/** Learning platforms such as Moodle: people come from their courses, and their progress is sent back (LTI 1.3). */
export const platformsArea = {
  name: 'platforms',
  streams: [
    {
      category: 'platform',
      events: platformEvents,
      samples: platformSamples,
      decider: platformDecider as Folding,
      concernsOthers: true,
      title: ({ type, data }: PlatformEvent) => {
        if (type === 'PlatformRemoved') return undefined;
        return { title: data.name, words: [data.name] };
      },
    },
    {
      category: 'toolkey',
      events: toolKeyEvents,
      samples: toolKeySamples,
      decider: toolKeyDecider as Folding,
      concernsOthers: true,
    },
    {
      category: 'platformaccount',
      events: platformAccountEvents,
      samples: platformAccountSamples,
      decider: platformAccountDecider as Folding,
      ownerInEvent: ({ data }: PlatformAccountEvent) => data.personId,
    },
    {
      category: 'courselink',
      events: courseLinkEvents,
      samples: courseLinkSamples,
      decider: courseLinkDecider as Folding,
      ownerInEvent: (event: CourseLinkEvent) => (event.type === 'SeminarLinked' ? event.data.byId : undefined),
      concernsOthers: true,
    },
  ],
  hasReadModels: true,
  eventWords,
  commands: platformCommands,
  uploads: {},
  queries: { platformList, arrival, platformAccountList, courseLinkList },
  keeps: [{ data: 'platform_accounts', readers: ['self', 'lecturer'], until: 'deleted' }],
  jobs: {
    /** The account, the link, and the line of the grade book. The progress is looked up when the job runs, so the last value wins. */
    'platform-grade': z.object({ accountId: Id, linkId: Id, lineItem: z.string() }),
    /** One statement, with ids only. `elementId` null: about the whole seminar. `scaled`: 0..1; null if there is no score. */
    'xapi-statement': z.object({
      eventId: z.string(),
      at: z.string(),
      verb: z.enum(['registered', 'completed']),
      personId: Id,
      seminarId: Id,
      elementId: z.nullable(Id),
      scaled: z.nullable(z.number()),
    }),
  },
} as const satisfies Area;
