import { msg } from '@lingui/core/macro';
import { WrittenTexts } from '#domain/kernel/written.ts';
import { type Article, newsCommands, newsUploads } from '#domain/news/contract/calls.ts';
import { send } from '../../lib/api.ts';
import { errorMessage } from '../../lib/error-messages.ts';
import { type AppForm, useAppForm } from '../../lib/form/use-app-form.ts';
import { upload } from '../../lib/upload.ts';
import { showSnackbar } from '../../ui/snackbar-state.ts';
import { useNewsAgain } from '../use-news-again.ts';

export type ArticleValues = {
  title: string;
  body: string;
  banner: File | null;
  files: File[];
  /** The banner and files that the article keeps. */
  keepsBanner: boolean;
  keptFiles: string[];
  isPublished: boolean;
};

const refusals = { unsupported_media_type: 'banner', image_upload_failed: 'banner' } as const;
const words = { body: { required: msg`Bitte schreiben Sie etwas.`, too_short: msg`Bitte schreiben Sie etwas.` } };

/** A form for a new article with files, or for another version of an existing one. */
export function useArticleForm(article: Article | undefined, onDone: (id: string) => void): AppForm<ArticleValues> {
  const fetchAgain = useNewsAgain();
  return useAppForm<ArticleValues, string>({
    schema: WrittenTexts,
    defaults: {
      ...{ title: article?.title ?? '', body: article?.body ?? '', banner: null, files: [] },
      ...{ keepsBanner: true, keptFiles: article?.files.map(({ id }) => id) ?? [] },
      isPublished: article ? !article.isDraft : true,
    },
    words,
    refusals,
    send: (values) => (article ? edit(article, values) : write(values)),
    onDone: (id) => {
      void fetchAgain();
      onDone(id);
    },
  });
}

async function write({ title, body, banner, files = [], isPublished }: ArticleValues): Promise<string> {
  const isWhole = files.length === 0;
  const { id } = await upload(newsUploads.AddArticle, {
    ...{ title, body, file: banner ?? undefined },
    // A draft until its files are uploaded, so that nobody reads it without them.
    draft: isPublished && isWhole ? 'false' : 'true',
  });
  await attach(id, files);
  if (isPublished && !isWhole) await send(newsCommands.EditArticle, { articleId: id, publish: true });
  return id;
}

async function edit({ id, isDraft, files: before, bannerImage }: Article, values: ArticleValues): Promise<string> {
  const { title, body, banner, files = [], keptFiles = [], isPublished } = values;
  await send(newsCommands.EditArticle, { articleId: id, newTitle: title, newBody: body });
  if (banner || (bannerImage && !values.keepsBanner))
    await upload(newsUploads.ChangeArticleBanner, { articleId: id, file: banner ?? undefined });
  for (const { id: fileId, name } of before)
    if (!keptFiles.includes(fileId))
      await send(newsCommands.RemoveArticleFile, { articleId: id, fileId }).catch(telling(name));
  await attach(id, files);
  if (isDraft && isPublished) await send(newsCommands.EditArticle, { articleId: id, publish: true });
  return id;
}

/** Uploads the files. The article is stored already; a refused file does not undo it. */
async function attach(articleId: string, files: readonly File[]): Promise<void> {
  for (const file of files) await upload(newsUploads.AddArticleFile, { articleId, file }).catch(telling(file.name));
}

const telling = (name: string) => (error: unknown) => {
  showSnackbar(msg`„${name}“ blieb, wie es war.`);
  showSnackbar(errorMessage(error));
};
