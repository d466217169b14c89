import { DomainError } from '#domain/kernel/errors.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { Cause } from '../commands.ts';
import { sessionOrder } from './session-orders.ts';

type Sessions = Readonly<{ ownerId: string; sessionIds: readonly string[]; cause: Cause }>;

/** Deletes the talks, as their owner would: what runs for them ends, and what was reserved for them is settled. */
export async function deleteSessions(
  { handle }: Readonly<{ handle: Handle }>,
  { ownerId, sessionIds, cause }: Sessions,
) {
  for (const id of sessionIds) {
    const command = { type: 'DeleteSession', data: { askedBy: ownerId } } as const;
    const ofThisOne = { ...cause, commandId: uuidv5(cause.commandId, `delete ${id}`) };
    await handle({ ...ofThisOne, ...sessionOrder(id, command) }).catch((error) => {
      if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
    });
  }
}
