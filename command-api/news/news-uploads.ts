import { bannerSize, largestFile, largestPicture, writtenFieldBytes } from '#domain/kernel/written.ts';
import { type newsUploads, writesNews } from '#domain/news/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import { derivedId, innerId } from '#infra/ids.ts';
import { isPicture } from '#infra/media/picture.ts';
import { addressesOf, attachedFiles, attachmentName, attachmentType, isAttachment } from '../attached-files.ts';
import type { CommandTools, UploadHandlers } from '../command-area.ts';
import { safeHtml } from '../safe-html.ts';
import { findArticle, toArticle } from './stored-article.ts';

const allow = permitted(writesNews);
const attachments = { maxBytes: largestFile, accept: isAttachment };
const pictures = { maxBytes: largestPicture, accept: isPicture, fieldBytes: writtenFieldBytes };

/** Calls that carry a file. The author of an article owns all of its files. */
export function newsUploadCalls(tools: CommandTools): UploadHandlers<typeof newsUploads> {
  const files = attachedFiles(tools);
  return {
    AddArticle: {
      allow,
      rules: pictures,
      furtherRules: attachments,
      async run({ form: { title, body, draft }, file, further, principal, cause, send }) {
        const authorId = principal().id;
        const safe = safeHtml(body, 'body');
        const id = derivedId(cause.commandId, 'article');
        const place = { ownerId: authorId, by: id };
        const banner = file ? await files.keepPicture(place, file, bannerSize) : null;
        const added = await files.keepAll(place, further, cause.commandId);
        const data = { authorId, title, body: safe, banner, isPublished: draft === 'false', files: added };
        const addressed = toArticle(id, { type: 'WriteArticle', data });
        await files.forCommand({
          ...{ by: id, kept: banner, further: added.map(({ media }) => media) },
          send: () => send(addressed),
        });
        return { id };
      },
    },
    AddArticleFile: {
      allow,
      rules: attachments,
      async run({ form: { articleId }, file, cause, send }) {
        const article = await findArticle(tools, articleId);
        const place = { ownerId: article.authorId, by: articleId };
        const media = await files.keepFile(place, file, attachmentType(file.head));
        const fileId = innerId(articleId, cause.commandId);
        const data = { fileId, name: attachmentName(file.declaredName), media };
        const addressed = toArticle(articleId, { type: 'AddFile', data });
        const inUse = async () => addressesOf(article);
        await files.forCommand({ by: articleId, kept: media, send: () => send(addressed), inUse });
        return { id: fileId };
      },
    },
    ChangeArticleBanner: {
      allow,
      rules: pictures,
      async run({ form: { articleId }, file, send }) {
        const article = await findArticle(tools, articleId);
        const place = { ownerId: article.authorId, by: articleId };
        const banner = file ? await files.keepPicture(place, file, bannerSize) : null;
        const addressed = toArticle(articleId, { type: 'ChangeBanner', data: { banner } });
        const inUse = async () => addressesOf(article);
        await files.forCommand({ by: articleId, kept: banner, send: () => send(addressed), inUse });
      },
    },
  };
}
