import type { Area, Folding } from '#domain/kernel/area.ts';
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

/** Learning platforms such as Moodle: people come from their courses, and their progress goes back there (LTI 1.3). */
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
} as const satisfies Area;
