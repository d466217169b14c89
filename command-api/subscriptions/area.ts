import type { subscriptionsArea } from '#domain/subscriptions/area.ts';
import { type CommandArea, nothingToForget, nothingToTakeAlong } from '../command-area.ts';
import { eventWords } from './event-words.ts';

export const subscriptions: CommandArea<typeof subscriptionsArea> = {
  commands: () => ({}),
  uploads: () => ({}),
  follows: () => ({}),
  // Nothing in them is personal but who it is about.
  forget: nothingToForget,
  takeAlong: nothingToTakeAlong,
  eventWords,
  streamWords: { subscription: { de: 'Ihr Abonnement', en: 'your subscription' } },
};
