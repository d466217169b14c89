import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { permits } from '#domain/kernel/permissions.ts';
import { newsMedia, writesNews } from '#domain/news/contract/calls.ts';
import { sendBlob } from '#infra/http/send-blob.ts';
import type { Deps } from '#infra/service.ts';
import { principalFromRows } from '#query-api/users/for-others.ts';
import { guardedBlob } from '../guarded-address.ts';
import { query } from '../query-area.ts';
import { guardedArticle } from './article-row.ts';

/** Seconds: long enough for a picture that a page shows twice. */
const maxAge = 60;

export const newsMediaQuery = ({ blobs, keys }: Pick<Deps, 'blobs' | 'keys'>) =>
  query(newsMedia, {
    allow: 'anyone',
    async answer({ params: { id }, query: { person, signed }, request, reply }, pool) {
      const blob = guardedBlob(keys, guardedArticle(id, person), signed);
      if (!(await mayRead(pool, id, person))) return refuse('not_found');
      return sendBlob({ request, reply, blobs, blob, maxAge });
    },
  });

async function mayRead(pool: Pool, id: string, person: string): Promise<boolean> {
  const { rows } = await pool.query<{ isDraft: boolean }>({
    name: 'article-for-person',
    text: `select is_draft as "isDraft" from news.article
      where id = $1 and exists (select from users.user_account where id = $2)`,
    values: [id, person],
  });
  const [article] = rows;
  if (!article?.isDraft) return article !== undefined;
  const reader = await principalFromRows(pool)(person);
  return reader !== undefined && permits(reader.permissions, writesNews);
}
