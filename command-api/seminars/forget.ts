import { idOf } from '#domain/kernel/ids.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { CommandArea } from '../command-area.ts';
import { seminarOrder } from './stored-seminar.ts';

/** Closes an erased owner's seminars. Participants keep their work. */
export const closeSeminars: CommandArea<never>['forget'] = async ({ streams, cause }, { handle }) => {
  for (const stream of streams.seminar ?? []) {
    const commandId = uuidv5(cause.commandId, `close ${stream}`);
    const command = { type: 'CloseSeminar', data: { reason: 'owner_erased' } } as const;
    await handle({ ...cause, commandId, ...seminarOrder(idOf(stream), command) });
  }
};
