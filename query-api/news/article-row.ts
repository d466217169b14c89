import type { Article } from '#domain/news/contract/calls.ts';
import { newsMedia } from '#domain/news/contract/calls.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { shownFiles, type WithFiles } from '../attached-files.ts';
import { guardedAddresses } from '../guarded-address.ts';
import { asTime } from '../times.ts';

export type ArticleRow = Omit<Article, 'bannerImage' | 'files'> & WithFiles;

/** Columns of `news.article`. */
export const articleColumns = `id, title, body, banner, files, is_draft as "isDraft",
  ${asTime('posted_at', 'createdAt')}, ${asTime('edited_at', 'editedAt')}`;

/** The route that serves the files of an article to a person. */
export const guardedArticle = (id: string, person: string) => ({ path: newsMedia.path.replace(':id', id), person });

/** The article with addresses that are signed for this person. */
export const articleOf = (keys: Keys, { banner, files, ...row }: ArticleRow, person: string): Article => ({
  ...row,
  ...shownFiles({ banner, files }, guardedAddresses(keys, guardedArticle(row.id, person))),
});

type WithBanner = Readonly<{ id: string; banner: ArticleRow['banner'] }>;

/** The row of an article with the signed address of its banner, without files. */
export const bannerOf = <Row extends WithBanner>(keys: Keys, { banner, ...row }: Row, person: string) => ({
  ...row,
  bannerImage: banner && guardedAddresses(keys, guardedArticle(row.id, person)).addressed(banner),
});
