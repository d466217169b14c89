import type { newsArea } from '#domain/news/area.ts';
import type { CommandArea } from '../command-area.ts';
import { deleteArticles } from './forget.ts';
import { newsCommandCalls } from './news-commands.ts';
import { newsUploadCalls } from './news-uploads.ts';
import { articleReaction } from './reactions.ts';
import { takeAlong } from './take-along.ts';

/** Articles for everybody, by who writes news. */
export const news: CommandArea<typeof newsArea> = {
  commands: newsCommandCalls,
  uploads: newsUploadCalls,
  follows: ({ blobs }) => ({ reactions: [articleReaction(blobs)] }),
  forget: deleteArticles,
  takeAlong,
  streamWords: { article: { de: 'ein Artikel von Ihnen', en: 'an article of yours' } },
};
