import { DomainError } from '#domain/kernel/errors.ts';
import type { presentationCommands } from '#domain/presentations/contract.ts';
import { presentationOrder } from '#domain/presentations/decider.ts';
import { sessionDecider } from '#domain/sessions/decider.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { SessionState } from '#domain/sessions/session.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { CommandHandler, CommandTools } from '../command-area.ts';

/** So many talks are named; a person needs no longer list to understand. */
const mostNamed = 20;

/** Where talks need it, the refusal says which: their ids and names. */
export const deletePresentation = ({
  store,
}: Pick<CommandTools, 'store'>): CommandHandler<typeof presentationCommands.DeletePresentation> => ({
  allow: 'signedIn',
  async run({ query: { id }, principal, send }) {
    try {
      await send(presentationOrder(id, { type: 'DeletePresentation', data: { askedBy: principal().id } }));
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'cannot_delete') throw error;
      const ids = (error.errors ?? []).slice(0, mostNamed).map(({ field }) => field);
      const named = ids.map(async (field) => ({ field, code: await nameOf(store, field) }));
      throw new DomainError('cannot_delete', undefined, await Promise.all(named));
    }
  },
});

async function nameOf(store: EventStore, sessionId: string): Promise<string> {
  const history = (await store.readStream(`session-${sessionId}`)) as readonly SessionEvent[];
  const session = history.reduce<SessionState>(sessionDecider.evolve, sessionDecider.initialState);
  return typeof session === 'string' ? '' : session.name;
}
