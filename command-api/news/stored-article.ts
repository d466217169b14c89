import { refuse } from '#domain/kernel/errors.ts';
import { type Article, type ArticleCommand, articleDecider } from '#domain/news/decider.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import type { Deps } from '#infra/service.ts';

type Log = Pick<Deps, 'store' | 'remembered'>;

const articleStream = (id: string): string => `article-${id}`;

/** A command on an article. */
export const articleOrder = (id: string, command: ArticleCommand) => ({
  stream: articleStream(id),
  decider: articleDecider,
  command,
});

/** @throws not_found */
export async function findArticle(log: Log, id: string): Promise<Article> {
  const article = await currentState(log, { stream: articleStream(id), decider: articleDecider });
  return typeof article === 'string' ? refuse('not_found') : article;
}
