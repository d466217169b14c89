import type { participationArea } from '#domain/participation/area.ts';
import { type CommandArea, nothingToForget, nothingToTakeAlong } from '../command-area.ts';
import { eventWords } from './event-words.ts';

export const participation: CommandArea<typeof participationArea> = {
  commands: () => ({}),
  uploads: () => ({}),
  follows: () => ({}),
  forget: nothingToForget,
  takeAlong: nothingToTakeAlong,
  eventWords,
  streamWords: {
    participation: { de: 'Ihre Teilnahme an einem Seminar', en: 'your part in a seminar' },
    roster: { de: 'die Teilnehmenden eines Seminars', en: 'the participants of a seminar' },
    learner: { de: 'Ihre Seminare', en: 'your seminars' },
  },
};
