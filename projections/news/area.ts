import { articleEvents } from '#domain/news/events.ts';
import type { Projection } from '../projection.ts';
import { articleModel } from './article.ts';

export const newsProjection: Projection = {
  schema: 'news',
  version: 1,
  streams: ['article-'],
  events: articleEvents,
  readModels: [articleModel],
};
