import type { Area, Folding } from '#domain/kernel/area.ts';
import { quotaLedger } from './contract/calls.ts';
import { eventWords } from './contract/event-words.ts';
import { quotaDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { quotaEvents } from './events.ts';

/** A person's use in a month; the stream is `quota-<user>_<yyyymm>`. */
export const quotasArea = {
  name: 'quotas',
  streams: [
    {
      category: 'quota',
      accompanies: true,
      events: quotaEvents,
      samples: storedSamples,
      decider: quotaDecider as Folding,
      ownerInId: (id: string) => id.split('_')[0],
    },
  ],
  eventWords,
  commands: {},
  uploads: {},
  queries: { quotaLedger },
  hasReadModels: true,
  keeps: [{ data: 'usage', readers: ['self'], until: 'log' }],
} as const satisfies Area;
