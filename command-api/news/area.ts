import { idOf } from '#domain/kernel/ids.ts';
import type { newsArea } from '#domain/news/area.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { CommandArea } from '../command-area.ts';
import { newsCommandCalls } from './news-commands.ts';
import { newsUploadCalls } from './news-uploads.ts';
import { articleReaction } from './reactions.ts';
import { toArticle } from './stored-article.ts';
import { takeAlong } from './take-along.ts';

/** Deletes the person's articles. */
const deleteArticles: CommandArea<never>['forget'] = async ({ streams, cause }, { handle }) => {
  for (const stream of streams.article ?? []) {
    const commandId = uuidv5(cause.commandId, `delete ${stream}`);
    const addressed = toArticle(idOf(stream), { type: 'DeleteArticle', data: {} });
    await handle({ ...cause, commandId, ...addressed }).catch(unlessGone);
  }
};

function unlessGone(error: unknown): void {
  if ((error as { code?: string }).code !== 'not_found') throw error;
}

/** Articles for everybody, written by people with that permission. */
export const news: CommandArea<typeof newsArea> = {
  commands: newsCommandCalls,
  uploads: newsUploadCalls,
  follows: ({ blobs }) => ({ reactions: [articleReaction(blobs)] }),
  forget: deleteArticles,
  takeAlong,
  streamWords: { article: { de: 'ein Artikel von Ihnen', en: 'an article of yours' } },
};
