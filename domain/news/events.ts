import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';
import { StoredBlob } from '#domain/kernel/stored-blob.ts';

/** Sealed for the author, also when somebody else edits them. */
const texts = {
  authorId: Id,
  title: personal(z.string(), { field: 'authorId' }),
  /** HTML of a few harmless tags. */
  body: personal(z.string(), { field: 'authorId' }),
};

// Stored for ever: add fields or new events, never rename or retype one.
export const articleEvents = {
  /** A draft, which only writers of news can see. */
  ArticleWritten: z.object({ ...texts, banner: z.nullable(StoredBlob) }),
  ArticleEdited: z.object(texts),
  /** Null: the banner was removed. */
  ArticleBannerChanged: z.object({ banner: z.nullable(StoredBlob) }),
  ArticleFileAdded: z.object({
    fileId: Id,
    authorId: Id,
    name: personal(z.string(), { field: 'authorId' }),
    media: StoredBlob,
  }),
  ArticleFileRemoved: z.object({ fileId: Id }),
  ArticlePublished: z.object({}),
  ArticleDeleted: z.object({}),
};

export type ArticleEvent = MessageOf<typeof articleEvents>;
