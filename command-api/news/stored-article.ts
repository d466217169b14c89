import { refuse } from '#domain/kernel/errors.ts';
import { type Article, type ArticleCommand, articleDecider } from '#domain/news/decider.ts';
import { streamOf } from '#domain/stream-names.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import type { Deps } from '#infra/service.ts';

type Log = Pick<Deps, 'store' | 'remembered'>;

export const toArticle = (id: string, command: ArticleCommand) => ({
  stream: streamOf('article', id),
  decider: articleDecider,
  command,
});

/** @throws not_found */
export async function findArticle(log: Log, id: string): Promise<Article> {
  const article = await currentState(log, { stream: streamOf('article', id), decider: articleDecider });
  return typeof article === 'string' ? refuse('not_found') : article;
}
