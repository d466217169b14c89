import { idOf } from '#domain/kernel/ids.ts';
import { uuidv5 } from '#infra/ids.ts';
import type { CommandArea } from '../command-area.ts';
import { articleOrder } from './stored-article.ts';

/** Articles go with who wrote them. */
export const deleteArticles: CommandArea<never>['forget'] = async ({ streams, cause }, { handle }) => {
  for (const stream of streams.article ?? []) {
    const commandId = uuidv5(cause.commandId, `delete ${stream}`);
    const order = articleOrder(idOf(stream), { type: 'DeleteArticle', data: {} });
    await handle({ ...cause, commandId, ...order }).catch(unlessGone);
  }
};

function unlessGone(error: unknown): void {
  if ((error as { code?: string }).code !== 'not_found') throw error;
}
