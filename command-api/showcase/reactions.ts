import { idOf } from '#domain/kernel/ids.ts';
import { type HowToState, howToDecider } from '#domain/showcase/decider.ts';
import type { HowToEvent } from '#domain/showcase/events.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { dropFiles } from '../attached-files.ts';
import type { Reaction } from '../reaction.ts';
import { howToFiles } from './stored-video.ts';

const types: readonly HowToEvent['type'][] = ['HowToCaptionsAdded', 'HowToCaptionsRemoved', 'HowToVideoDeleted'];

/** Deletes files that a video does not use any more. */
export const howToReaction = (blobs: BlobStore): Reaction => ({
  name: 'how-to-videos',
  streams: ['howto-'],
  types,
  async react(event, { store, write }) {
    const history = (await store.readStream(event.stream)) as readonly HowToEvent[];
    const gone = new Set(filesIn(history.slice(0, event.revision)));
    // Keeps files that the video uses now: a later event may have added the same file again.
    for (const address of filesIn(history)) gone.delete(address);
    if (gone.size === 0) return;
    write((client) => dropFiles(client, { by: idOf(event.stream), addresses: [...gone] }, blobs));
  },
});

function filesIn(history: readonly HowToEvent[]): readonly string[] {
  const video = history.reduce<HowToState>(howToDecider.evolve, howToDecider.initialState);
  return typeof video === 'string' ? [] : howToFiles(video);
}
