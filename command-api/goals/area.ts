import type { goalsArea } from '#domain/goals/area.ts';
import { type CommandArea, nothingToForget } from '../command-area.ts';
import { goalCalls } from './goal-calls.ts';
import { goalReaction } from './reactions.ts';
import { goalReminders } from './remind.ts';
import { takeAlong } from './take-along.ts';

/** Calls that set, change, assign and end goals; reactions that count sessions for them; reminders by schedule. */
export const goals: CommandArea<typeof goalsArea> = {
  commands: goalCalls,
  uploads: () => ({}),
  follows: ({ pool, handle }) => ({ reactions: [goalReaction], scheduled: [goalReminders({ pool, handle })] }),
  forget: nothingToForget,
  takeAlong,
  streamWords: {
    goal: { de: 'ein Ziel', en: 'a goal' },
    practice: { de: 'Ihre Ziele', en: 'your goals' },
  },
};
