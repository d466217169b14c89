import { idOf } from '#domain/kernel/ids.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { CommandArea } from '../command-area.ts';
import { participationOrder } from './stored-participation.ts';

/** Nothing of the seminar is asked for. */
const anywhere = {
  ...{ id: '', ownerId: '', isPublished: false, isClosed: true },
  outline: { revision: 0, blocks: [], earlierOrders: [] },
  criteria: [],
  deadlines: [],
  others: { shared: new Set<string>() },
};

/** Ends all participations of an erased person. Their feedback to others cannot be read any more. */
export const endParticipations: CommandArea<never>['forget'] = async ({ streams, cause }, { handle }) => {
  for (const stream of streams.participation ?? []) {
    const commandId = uuidv5(cause.commandId, `leave ${stream}`);
    const command = { type: 'RemoveParticipant', data: { reason: 'erased' } } as const;
    await handle({ ...cause, commandId, ...participationOrder(idOf(stream), anywhere, command) });
  }
};
