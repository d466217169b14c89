import { type newsCommands, writesNews } from '#domain/news/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import type { CommandHandlers, CommandTools } from '../command-area.ts';
import { safeHtml } from '../safe-html.ts';
import { findArticle, toArticle } from './stored-article.ts';

const allow = permitted(writesNews);

/** Commands on existing articles. */
export const newsCommandCalls = (tools: CommandTools): CommandHandlers<typeof newsCommands> => ({
  EditArticle: {
    allow,
    async run({ body: { articleId, newTitle, newBody, publish }, send }) {
      const { title, body } = await findArticle(tools, articleId);
      const texts = { title: newTitle ?? title, body: newBody === undefined ? body : safeHtml(newBody, 'newBody') };
      const data = { ...texts, isPublished: publish ?? false };
      await send(toArticle(articleId, { type: 'EditArticle', data }));
    },
  },
  RemoveArticleFile: {
    allow,
    run: ({ query: { articleId, fileId }, send }) =>
      send(toArticle(articleId, { type: 'RemoveFile', data: { fileId } })),
  },
  DeleteArticle: {
    allow,
    run: ({ query: { id }, send }) => send(toArticle(id, { type: 'DeleteArticle', data: {} })),
  },
});
