import { stateAfter } from '#domain/kernel/decider.ts';
import { idOf } from '#domain/kernel/ids.ts';
import { articleDecider } from '#domain/news/decider.ts';
import type { ArticleEvent } from '#domain/news/events.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { addressesOf, dropFiles } from '../attached-files.ts';
import type { Reaction } from '../reaction.ts';

const types: readonly ArticleEvent['type'][] = ['ArticleBannerChanged', 'ArticleFileRemoved', 'ArticleDeleted'];

/** Deletes files that an article does not use any more. */
export const articleReaction = (blobs: BlobStore): Reaction => ({
  name: 'articles',
  streams: ['article-'],
  types,
  async react(event, { store, write }) {
    const history = (await store.readStream(event.stream)) as readonly ArticleEvent[];
    const gone = new Set(addressesIn(history.slice(0, event.revision)));
    // Keeps files that the article uses now: a later event may have added the same file again.
    for (const address of addressesIn(history)) gone.delete(address);
    if (gone.size === 0) return;
    write((client) => dropFiles(client, { by: idOf(event.stream), addresses: [...gone] }, blobs));
  },
});

function addressesIn(history: readonly ArticleEvent[]): readonly string[] {
  const article = stateAfter(articleDecider, history);
  return typeof article === 'string' ? [] : addressesOf(article);
}
