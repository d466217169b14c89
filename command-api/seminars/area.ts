import { idOf } from '#domain/kernel/ids.ts';
import type { seminarsArea } from '#domain/seminars/area.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { CommandArea } from '../command-area.ts';
import { seminarReaction } from './reactions.ts';
import { seminarCommandCalls } from './seminar-commands.ts';
import { seminarUploadCalls } from './seminar-uploads.ts';
import { toSeminar } from './stored-seminar.ts';
import { takeAlong } from './take-along.ts';

/** Closes an erased owner's seminars. Participants keep their work. */
const closeSeminars: CommandArea<never>['forget'] = async ({ streams, cause }, { handle }) => {
  for (const stream of streams.seminar ?? []) {
    const commandId = uuidv5(cause.commandId, `close ${stream}`);
    const command = { type: 'CloseSeminar', data: { reason: 'owner_erased' } } as const;
    await handle({ ...cause, commandId, ...toSeminar(idOf(stream), command) });
  }
};

/** Commands of owners on their seminars. */
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
