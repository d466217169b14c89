import type { AnalysisJob } from '#domain/kernel/analysis-jobs.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { type PresentationCommand, toPresentation } from '#domain/presentations/decider.ts';
import type { PresentationEvent } from '#domain/presentations/events.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import { release } from '#infra/blobs/blob-references.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { cancel } from '../queue.ts';
import { causedBy, type Reaction } from '../reaction.ts';

const ofDecks: readonly PresentationEvent['type'][] = ['PresentationAdded', 'PresentationRemoved'];

/** Enqueues the rendering of a new deck, for which a person waits. Deletes the files of a removed deck. */
export const deckReaction = (blobs: BlobStore): Reaction => ({
  name: 'presentations',
  streams: ['presentation-'],
  types: ofDecks,
  async react(event, { put, write }) {
    const { type, data, stream } = event as Recorded<PresentationEvent>;
    const presentationId = idOf(stream);
    if (type === 'PresentationAdded') {
      const job = { kind: 'pages', payload: { presentationId } } satisfies AnalysisJob;
      put({ ...job, key: presentationId, ownerId: data.ownerId, priority: 20 });
    }
    if (type === 'PresentationRemoved')
      write(async (client) => {
        await cancel(client, { kind: 'pages', key: presentationId });
        await release(client, presentationId, blobs);
      });
  },
});

const ofSessions: readonly SessionEvent['type'][] = ['SessionCreated', 'SessionDeleted'];

/** Records in a deck the sessions that use it, until they are deleted. */
export const useReaction: Reaction = {
  name: 'presentations-in-use',
  streams: ['session-'],
  types: ofSessions,
  async react(event, { handle, store }) {
    const happened = event as Recorded<SessionEvent>;
    const created = happened.type === 'SessionCreated' ? happened : await firstOf(store, event.stream);
    if (created?.type !== 'SessionCreated' || !created.data.presentationId) return;
    const { ownerId, presentationId } = created.data;
    const sessionId = idOf(event.stream);
    const command: PresentationCommand =
      happened.type === 'SessionCreated'
        ? { type: 'UsePresentation', data: { sessionId, ownerId } }
        : { type: 'ReleasePresentation', data: { sessionId } };
    await handle({ ...causedBy(event, command.type), ...toPresentation(presentationId, command) });
  },
};

const firstOf = async (store: Parameters<Reaction['react']>[1]['store'], stream: string) =>
  ((await store.readStream(stream)) as readonly SessionEvent[])[0];
