import type { newsArea } from '#domain/news/area.ts';
import type { QueryArea } from '../query-area.ts';
import { articleDetailQuery, articleListQuery } from './articles.ts';
import { newsMediaQuery } from './news-media.ts';

export const news: QueryArea<typeof newsArea> = (tools) => ({
  articleList: articleListQuery(tools.keys),
  articleDetail: articleDetailQuery(tools.keys),
  newsMedia: newsMediaQuery(tools),
});
