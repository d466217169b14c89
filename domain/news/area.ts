import type { Area, Folding } from '#domain/kernel/area.ts';
import { articleDetail, articleList, newsCommands, newsMedia, newsUploads } from './contract/calls.ts';
import { eventWords } from './contract/event-words.ts';
import { articleDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { type ArticleEvent, articleEvents } from './events.ts';

/** Articles for everybody. */
export const newsArea = {
  name: 'news',
  streams: [
    {
      category: 'article',
      events: articleEvents,
      samples: storedSamples,
      decider: articleDecider as Folding,
      ownerInEvent: (event: ArticleEvent) => (event.type === 'ArticleWritten' ? event.data.authorId : undefined),
      title: (event: ArticleEvent) => {
        if (event.type === 'ArticleDeleted') return null;
        if (event.type !== 'ArticleWritten' && event.type !== 'ArticleEdited') return undefined;
        return { title: event.data.title, words: [event.data.title] };
      },
    },
  ],
  hasReadModels: true,
  eventWords,
  commands: newsCommands,
  uploads: newsUploads,
  queries: { articleList, articleDetail, newsMedia },
  keeps: [{ data: 'articles', readers: ['users'], until: 'deleted' }],
} as const satisfies Area;
