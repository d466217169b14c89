import * as z from 'zod/mini';
import {
  type CommandCall,
  FileContent,
  NoInput,
  Nothing,
  Page,
  type QueryCall,
  type UploadCall,
} from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import {
  attached,
  attachmentErrors,
  Flag,
  mostFiles,
  WrittenBody,
  WrittenTexts,
  WrittenTitle,
} from '#domain/kernel/written.ts';

/** The permission to write news. Everybody who is signed in can read published news. */
export const writesNews = 'administration:news';

const Article = z.object({
  id: Id,
  title: z.string(),
  /** HTML of a few harmless tags. */
  body: z.string(),
  /** The time of publication; for a draft, its creation. */
  createdAt: z.iso.datetime(),
  editedAt: z.nullable(z.iso.datetime()),
  ...attached,
  /** Only writers of news can see it so far. */
  isDraft: z.boolean(),
});
export type Article = z.infer<typeof Article>;

const ofArticle = ['access_denied', 'not_found', 'invalid_input', 'idempotency_mismatch'] as const;

export const newsUploads = {
  /** An article with an optional banner and up to ten files. `AddFile` adds files later. */
  AddArticle: {
    method: 'POST',
    path: '/api/News/AddArticle',
    form: z.object({ ...WrittenTexts.shape, draft: z._default(Flag, 'false') }),
    file: { field: 'bannerImage', optional: true },
    files: { field: 'files', most: mostFiles },
    answer: z.object({ id: Id }),
    status: 201,
    errors: [...ofArticle, ...attachmentErrors, 'image_upload_failed', 'too_many_files'],
  },
  /** PDF, office documents, pictures, plain text; ten for each article. */
  AddArticleFile: {
    method: 'POST',
    path: '/api/News/AddFile',
    form: z.object({ articleId: Id }),
    answer: z.object({ id: Id }),
    status: 201,
    errors: [...ofArticle, ...attachmentErrors, 'too_many_files'],
  },
  /** Replaces the banner; without a file the banner is removed. */
  ChangeArticleBanner: {
    method: 'PUT',
    path: '/api/News/Banner',
    form: z.object({ articleId: Id }),
    file: { field: 'bannerImage', optional: true },
    answer: Nothing,
    status: 204,
    errors: [...ofArticle, ...attachmentErrors, 'image_upload_failed'],
  },
} as const satisfies Record<string, UploadCall>;

export const newsCommands = {
  /** A field that is left out keeps its value. `publish` shows a draft to everybody. */
  EditArticle: {
    method: 'PUT',
    path: '/api/News/EditArticle',
    body: z.object({
      articleId: Id,
      newTitle: z.optional(WrittenTitle),
      newBody: z.optional(WrittenBody),
      publish: z.optional(z.boolean()),
    }),
    answer: Nothing,
    status: 204,
    errors: ofArticle,
  },
  RemoveArticleFile: {
    method: 'DELETE',
    path: '/api/News/RemoveFile',
    query: z.object({ articleId: Id, fileId: Id }),
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ofArticle,
  },
  DeleteArticle: {
    method: 'DELETE',
    path: '/api/News/DeleteArticle',
    query: z.object({ id: Id }),
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ofArticle,
  },
} as const satisfies Record<string, CommandCall>;

/** The latest first. */
export const articleList = {
  method: 'GET',
  path: '/api/News/',
  name: 'article-list',
  query: z.object({
    ...Page,
    /** Returns only this many articles, the latest ones. */
    latest: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
    /** Drafts, for writers of news. */
    drafts: z._default(Flag, 'false'),
  }),
  answer: z.array(Article),
  errors: ['access_denied', 'invalid_input'],
} as const satisfies QueryCall;

export const articleDetail = {
  method: 'GET',
  path: '/api/News/:id',
  name: 'article-list',
  params: z.object({ id: Id }),
  query: NoInput,
  answer: Article,
  errors: ['not_found'],
} as const satisfies QueryCall;

/** A file of an article. Its address works for the person that it was signed for, as long as they may read the article. */
export const newsMedia = {
  method: 'GET',
  path: '/api/News/:id/Media',
  name: 'news-media',
  params: z.object({ id: Id }),
  query: z.object({ person: Id, signed: z.string().check(z.maxLength(4096)) }),
  answer: FileContent,
  contentType: 'application/octet-stream',
  errors: ['access_denied', 'not_found'],
} as const satisfies QueryCall;
