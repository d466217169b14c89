import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { StoredBlob } from '#domain/kernel/stored-blob.ts';
import { mostFiles } from '#domain/kernel/written.ts';
import type { ArticleEvent } from './events.ts';

type File = Readonly<{ id: string; name: string; media: StoredBlob }>;

export type Article = Readonly<{
  authorId: string;
  title: string;
  body: string;
  banner: StoredBlob | null;
  files: readonly File[];
  isDraft: boolean;
}>;
export type ArticleState = Article | 'none' | 'deleted';

type Texts = Pick<Article, 'title' | 'body'>;
type Publish = Readonly<{ isPublished: boolean }>;
type AddedFile = Readonly<{ fileId: string; name: string; media: StoredBlob }>;
type Files = Readonly<{ files: readonly AddedFile[] }>;

type Change =
  | Message<'EditArticle', Texts & Publish>
  | Message<'ChangeBanner', Pick<Article, 'banner'>>
  | Message<'AddFile', AddedFile>
  | Message<'RemoveFile', Readonly<{ fileId: string }>>
  | Message<'DeleteArticle', Readonly<Record<never, never>>>;

export type ArticleCommand =
  | Message<'WriteArticle', Texts & Publish & Pick<Article, 'authorId' | 'banner'> & Files>
  | Change;

const published: ArticleEvent = { type: 'ArticlePublished', data: {} };

/** Every writer of news may change every article. It still belongs to its author, and is deleted with them. */
export const articleDecider: Decider<ArticleState, ArticleCommand, ArticleEvent> = {
  initialState: 'none',

  decide(command, article) {
    if (command.type === 'WriteArticle') {
      if (article !== 'none') return refuse('conflict');
      const { authorId, title, body, banner, isPublished, files } = command.data;
      if (files.length > mostFiles) return refuse('too_many_files');
      return [
        { type: 'ArticleWritten', data: { authorId, title, body, banner } },
        ...files.map((file) => fileAdded(file, authorId)),
        ...(isPublished ? [published] : []),
      ];
    }
    return typeof article === 'string' ? refuse('not_found') : change(command, article);
  },

  evolve(article, event) {
    if (event.type === 'ArticleWritten') return { ...event.data, files: [], isDraft: true };
    if (event.type === 'ArticleDeleted') return 'deleted';
    return typeof article === 'string' ? article : { ...article, ...changed(article, event) };
  },
};

function change({ type, data }: Change, article: Article): readonly ArticleEvent[] {
  switch (type) {
    case 'EditArticle':
      return edit(data, article);
    case 'ChangeBanner': {
      const isSame = data.banner?.address === article.banner?.address;
      return isSame ? [] : [{ type: 'ArticleBannerChanged', data: { banner: data.banner } }];
    }
    case 'AddFile':
      return addFile(data, article);
    case 'RemoveFile': {
      const isThere = article.files.some(({ id }) => id === data.fileId);
      return isThere ? [{ type: 'ArticleFileRemoved', data: { fileId: data.fileId } }] : refuse('not_found');
    }
    case 'DeleteArticle':
      return [{ type: 'ArticleDeleted', data: {} }];
  }
}

function edit({ title, body, isPublished }: Texts & Publish, article: Article): readonly ArticleEvent[] {
  const isSame = title === article.title && body === article.body;
  const edited: ArticleEvent = { type: 'ArticleEdited', data: { authorId: article.authorId, title, body } };
  return [...(isSame ? [] : [edited]), ...(isPublished && article.isDraft ? [published] : [])];
}

const fileAdded = ({ fileId, name, media }: AddedFile, authorId: string): ArticleEvent => ({
  type: 'ArticleFileAdded',
  data: { fileId, authorId, name, media },
});

function addFile(file: AddedFile, { authorId, files }: Article): readonly ArticleEvent[] {
  if (files.some(({ id }) => id === file.fileId)) return [];
  if (files.length >= mostFiles) return refuse('too_many_files');
  return [fileAdded(file, authorId)];
}

function changed({ files }: Article, event: ArticleEvent): Partial<Article> {
  switch (event.type) {
    case 'ArticleEdited':
      return { title: event.data.title, body: event.data.body };
    case 'ArticleBannerChanged':
      return { banner: event.data.banner };
    case 'ArticleFileAdded': {
      const { fileId, name, media } = event.data;
      return { files: [...files, { id: fileId, name, media }] };
    }
    case 'ArticleFileRemoved':
      return { files: files.filter(({ id }) => id !== event.data.fileId) };
    case 'ArticlePublished':
      return { isDraft: false };
    default:
      return {};
  }
}
