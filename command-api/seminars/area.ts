import type { seminarsArea } from '#domain/seminars/area.ts';
import { type CommandArea, nothingToForget, nothingToTakeAlong } from '../command-area.ts';
import { eventWords } from './event-words.ts';

export const seminars: CommandArea<typeof seminarsArea> = {
  commands: () => ({}),
  uploads: () => ({}),
  follows: () => ({}),
  forget: nothingToForget,
  takeAlong: nothingToTakeAlong,
  eventWords,
  streamWords: {
    seminar: { de: 'eines Ihrer Seminare', en: 'one of your seminars' },
  },
};
