import { articleEvents } from '#domain/news/events.ts';
import { userEvents } from '#domain/users/events.ts';
import type { AreaProjection } from '../projection.ts';
import { articleModel } from './article.ts';

export const newsProjection: AreaProjection = {
  schema: 'news',
  version: 2,
  streams: ['article-', 'user-'],
  events: { ...articleEvents, UserErased: userEvents.UserErased },
  readModels: [articleModel],
};
