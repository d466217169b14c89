import type { seminarsArea } from '#domain/seminars/area.ts';
import type { CommandArea } from '../command-area.ts';
import { closeSeminars } from './forget.ts';
import { seminarReaction } from './reactions.ts';
import { seminarCommandCalls } from './seminar-commands.ts';
import { seminarUploadCalls } from './seminar-uploads.ts';
import { takeAlong } from './take-along.ts';

/** Seminars as their owners make them. */
export const seminars: CommandArea<typeof seminarsArea> = {
  commands: seminarCommandCalls,
  uploads: seminarUploadCalls,
  follows: ({ blobs }) => ({ reactions: [seminarReaction(blobs)] }),
  forget: closeSeminars,
  takeAlong,
  streamWords: {
    seminar: { de: 'eines Ihrer Seminare', en: 'one of your seminars' },
  },
};
