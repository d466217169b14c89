import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { type Article, articleList } from '#domain/news/contract/calls.ts';
import { pages } from '../../lib/api.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { PagedList, rowsOf } from '../../ui/paged-list.tsx';
import { ArticleMenu } from '../article-menu.tsx';

/** Unpublished articles, for authors; nothing if there are none. */
export function Drafts() {
  const list = useInfiniteQuery(pages(articleList, { drafts: 'true' }));
  if (!list.isError && rowsOf(list).length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2>
        <Trans>Entwürfe</Trans>
      </h2>
      <PagedList list={list} skeleton={null} empty={null}>
        {(article) => <DraftRow key={article.id} article={article} />}
      </PagedList>
    </section>
  );
}

function DraftRow({ article }: Readonly<{ article: Article }>) {
  const { day } = useFormats();
  const begun = day(article.createdAt);
  return (
    <li className="flex items-center gap-3 border-b border-line px-5 py-2.5 last:border-0">
      <div className="min-w-0 flex-1">
        <Link href={`/news/${article.id}`} className="font-[550] wrap-anywhere text-ink">
          {article.title}
        </Link>
        <p className="text-xs text-ink-faint">
          <Trans>begonnen am {begun}</Trans>
        </p>
      </div>
      <ArticleMenu article={article} />
    </li>
  );
}
