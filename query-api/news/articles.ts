import { refuse } from '#domain/kernel/errors.ts';
import { permits } from '#domain/kernel/permissions.ts';
import { articleDetail, articleList, writesNews } from '#domain/news/contract/calls.ts';
import { type Principal, principalOf } from '#infra/http/rules.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { pageOf, placeIn } from '../paged.ts';
import { query } from '../query-area.ts';
import { type ArticleRow, articleColumns, articleOf } from './article-row.ts';

const mayWrite = ({ permissions }: Pick<Principal, 'permissions'>) => permits(permissions, writesNews);

export const articleListQuery = (keys: Keys) =>
  query(articleList, {
    allow: 'signedIn',
    async answer({ query: { cursor, limit, latest, drafts }, userId, request, reply }, pool) {
      const isDraft = drafts === 'true';
      if (isDraft && !mayWrite(principalOf(request))) return refuse('access_denied');
      const { rows } = await pool.query<ArticleRow>({
        name: 'articles',
        text: `select ${articleColumns} from news.article
          where is_draft = $1 and ($2::timestamptz is null or (posted_at, id) < ($2::timestamptz, $3::text))
          order by posted_at desc, id desc limit $4`,
        values: [isDraft, ...placeIn(cursor), latest ?? limit + 1],
      });
      const shown = latest
        ? rows
        : pageOf(reply, rows, { limit, cursorOf: ({ createdAt, id }) => `${createdAt}_${id}` });
      return shown.map((row) => articleOf(keys, row, userId()));
    },
  });

export const articleDetailQuery = (keys: Keys) =>
  query(articleDetail, {
    allow: 'signedIn',
    async answer({ params: { id }, userId, request }, pool) {
      const { rows } = await pool.query<ArticleRow>({
        name: 'article',
        text: `select ${articleColumns} from news.article where id = $1`,
        values: [id],
      });
      const row = rows[0] ?? refuse('not_found');
      if (row.isDraft && !mayWrite(principalOf(request))) return refuse('not_found');
      return articleOf(keys, row, userId());
    },
  });
