import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Newspaper, SquarePen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { articleList, writesNews } from '#domain/news/contract/calls.ts';
import { pages } from '../../lib/api.ts';
import { usePermitsAny } from '../../lib/current-user.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { rowsOf } from '../../ui/paged-list.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ArticleDialog } from '../editor/article-dialog.tsx';
import { ArticleCard } from './article-card.tsx';
import { Drafts } from './drafts.tsx';

/** Articles, newest first. */
export function NewsPage() {
  const mayWrite = usePermitsAny(writesNews);
  const [isWriting, setWriting] = useState(false);
  const write = mayWrite && (
    <Button size="large" look="primary" onClick={() => setWriting(true)}>
      <SquarePen aria-hidden="true" />
      <Trans>Artikel schreiben</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader title={<Trans>Neuigkeiten</Trans>} actions={write} />
      <div className="grid gap-8">
        {mayWrite && <Drafts />}
        <Published mayWrite={mayWrite} />
      </div>
      {isWriting && <ArticleDialog onClose={() => setWriting(false)} />}
    </>
  );
}

function Published({ mayWrite }: Readonly<{ mayWrite: boolean }>) {
  const list = useInfiniteQuery(pages(articleList, {}));
  const articles = rowsOf(list);
  if (list.isPending) return <CardsSkeleton />;
  if (articles.length === 0) {
    return (
      <Card>
        {list.isError ? (
          <ErrorState error={list.error} retry={() => void list.refetch()} />
        ) : (
          <NoNews mayWrite={mayWrite} />
        )}
      </Card>
    );
  }
  return (
    <div className="grid gap-5">
      <Cards>
        {articles.map((article, place) => (
          <ArticleCard key={article.id} article={article} isLead={place === 0} />
        ))}
      </Cards>
      {list.hasNextPage && (
        <div className="grid justify-items-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            <Trans>Ältere Artikel</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

const grid = 'grid gap-5 md:grid-cols-2 xl:grid-cols-3';

const Cards = ({ children }: Readonly<{ children: ReactNode }>) => <ul className={grid}>{children}</ul>;

const CardsSkeleton = () => (
  <Loading className={grid}>
    <Skeleton className="h-[340px] rounded-lg md:col-span-2" />
    <Skeleton className="h-[340px] rounded-lg" />
  </Loading>
);

const NoNews = ({ mayWrite }: Readonly<{ mayWrite: boolean }>) => (
  <EmptyState
    icon={Newspaper}
    title={<Trans>Noch keine Neuigkeiten</Trans>}
    text={
      mayWrite ? (
        <Trans>Schreiben Sie den ersten Artikel. Als Entwurf sieht ihn noch niemand.</Trans>
      ) : (
        <Trans>Neue Seminare, Termine und Tipps zum Reden stehen hier, sobald es welche gibt.</Trans>
      )
    }
  />
);
