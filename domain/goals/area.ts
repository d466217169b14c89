import type { Area, Folding } from '#domain/kernel/area.ts';
import { assignableUsers, goalCommands, goalDetail, goalList } from './contract/calls.ts';
import { eventWords } from './contract/event-words.ts';
import { goalDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { type GoalEvent, goalEvents, practiceEvents } from './events.ts';
import { practiceDecider } from './practice.ts';

/** Goals that people set for themselves or for members of their groups. */
export const goalsArea = {
  name: 'goals',
  streams: [
    {
      category: 'goal',
      events: goalEvents,
      samples: storedSamples,
      decider: goalDecider as Folding,
      ownerInEvent: (event: GoalEvent) => (event.type === 'GoalCreated' ? event.data.ownerId : undefined),
      title: (event: GoalEvent) => {
        if (event.type === 'GoalRemoved') return null;
        if (event.type !== 'GoalCreated' && event.type !== 'GoalChanged') return undefined;
        const { title } = event.data;
        return { title: title || null, words: title ? [title] : [] };
      },
    },
    {
      category: 'practice',
      events: practiceEvents,
      samples: storedSamples,
      decider: practiceDecider as Folding,
      ownerInId: (id: string) => id,
    },
  ],
  hasReadModels: true,
  eventWords,
  commands: goalCommands,
  uploads: {},
  queries: { goalList, goalDetail, assignableUsers },
  keeps: [{ data: 'goals', readers: ['self'], until: 'deleted' }],
} as const satisfies Area;
