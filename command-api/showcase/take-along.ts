import { howToDecider } from '#domain/showcase/decider.ts';
import { watchedDecider } from '#domain/showcase/lists.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import type { TakeAlong } from '../command-area.ts';
import { jsonFile } from '../export-file.ts';

export const takeAlong: TakeAlong = {
  holds: ['watched_videos'],
  contents: {
    de: `watched.json    Anleitungen, die Sie angesehen haben`,
    en: `watched.json    how-to videos that you watched`,
  },
  files: ({ streams }, { store }) =>
    (streams.watched ?? []).map((stream) => jsonFile('watched.json', () => watchedIn(store, stream))),
};

async function watchedIn(store: EventStore, stream: string) {
  const videos: object[] = [];
  for (const id of await storedState(store, stream, watchedDecider)) {
    const video = await storedState(store, streamOf('howto', id), howToDecider);
    videos.push({ id, title: typeof video === 'string' ? null : video.title });
  }
  return videos;
}
