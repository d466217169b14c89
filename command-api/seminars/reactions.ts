import { stateAfter } from '#domain/kernel/decider.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { seminarDecider } from '#domain/seminars/decider.ts';
import type { SeminarEvent } from '#domain/seminars/events.ts';
import type { Seminar } from '#domain/seminars/seminar.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { dropFiles } from '../attached-files.ts';
import type { Reaction } from '../reaction.ts';
import { addressesIn } from './seminar-files.ts';

const types: readonly SeminarEvent['type'][] = [
  'LogoChanged',
  'LogoRemoved',
  'ElementEdited',
  'ElementDeleted',
  'BlockDeleted',
  'SeminarDeleted',
];

/** Deletes files that a seminar does not use any more. */
export const seminarReaction = (blobs: BlobStore): Reaction => ({
  name: 'seminars',
  streams: ['seminar-'],
  types,
  async react(event, { store, write }) {
    const history = (await store.readStream(event.stream)) as readonly SeminarEvent[];
    const before = stateOf(history.slice(0, event.revision));
    const gone = new Set(addressesIn(before));
    // Keeps files that the seminar uses now: a later event may have added the same file again.
    for (const address of addressesIn(stateOf(history))) gone.delete(address);
    if (gone.size === 0) return;
    write((client) => dropFiles(client, { by: idOf(event.stream), addresses: [...gone] }, blobs));
  },
});

function stateOf(history: readonly SeminarEvent[]): Seminar | null {
  const state = stateAfter(seminarDecider, history);
  return typeof state === 'string' ? null : state;
}
