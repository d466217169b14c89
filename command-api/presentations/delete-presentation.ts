import { sessionDecider } from '#command-api/sessions/for-others.ts';
import { DomainError } from '#domain/kernel/errors.ts';
import type { presentationCommands } from '#domain/presentations/contract/calls.ts';
import { toPresentation } from '#domain/presentations/decider.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import type { CommandHandler, CommandTools } from '../command-area.ts';
import { actingFor } from './stored-presentation.ts';

/** The refusal names at most this many sessions. */
const mostNamed = 20;

/** If sessions use the presentation, the refusal names them by id and name. */
export const deletePresentation = ({
  store,
  remembered,
}: Pick<CommandTools, 'store' | 'remembered'>): CommandHandler<typeof presentationCommands.DeletePresentation> => ({
  allow: 'signedIn',
  async run({ query: { id }, principal, send }) {
    try {
      const askedBy = await actingFor({ store, remembered }, id, principal());
      await send(toPresentation(id, { type: 'DeletePresentation', data: { askedBy } }));
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'cannot_delete') throw error;
      const ids = (error.errors ?? []).slice(0, mostNamed).map(({ field }) => field);
      const named = ids.map(async (field) => ({ field, code: await nameOf(store, field) }));
      throw new DomainError('cannot_delete', undefined, await Promise.all(named));
    }
  },
});

async function nameOf(store: EventStore, sessionId: string): Promise<string> {
  const session = await storedState(store, streamOf('session', sessionId), sessionDecider);
  return typeof session === 'string' ? '' : session.name;
}
