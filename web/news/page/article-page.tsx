import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'wouter';
import { type Article, articleDetail, writesNews } from '#domain/news/contract/calls.ts';
import { query } from '../../lib/api.ts';
import { hasCode } from '../../lib/api-error.ts';
import { usePermitsAny } from '../../lib/current-user.tsx';
import { AttachedFiles } from '../../ui/attached-files.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ArticleMenu } from '../article-menu.tsx';
import { PostedAt } from '../posted-at.tsx';

export function ArticlePage() {
  const { id = '' } = useParams();
  const article = useQuery(query(articleDetail, { id }));
  if (article.data && !hasCode(article.error, 'not_found')) return <Whole article={article.data} />;
  if (article.isPending) return <PageSkeleton />;
  if (hasCode(article.error, 'not_found')) return <NoSuchArticle error={article.error} />;
  return (
    <Card>
      <ErrorState error={article.error} retry={() => void article.refetch()} />
    </Card>
  );
}

function Whole({ article }: Readonly<{ article: Article }>) {
  const [, navigate] = useLocation();
  const mayWrite = usePermitsAny(writesNews);
  const { title, body, bannerImage, files } = article;
  return (
    <article className="grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-6">
      <PageTitle>{title}</PageTitle>
      <header className="flex items-start gap-4">
        <div className="grid min-w-0 flex-1 gap-1.5">
          <Link
            href="/news"
            className="inline-flex min-h-6 w-fit items-center text-sm text-ink-faint no-underline hover:text-ink max-md:min-h-touch"
          >
            <Trans>Neuigkeiten</Trans>
            <span aria-hidden="true" className="ml-1">
              ›
            </span>
          </Link>
          <h1 className="text-2xl text-balance wrap-anywhere max-md:text-[1.75rem]">{title}</h1>
          <PostedAt article={article} />
        </div>
        {mayWrite && <ArticleMenu article={article} onDeleted={() => navigate('/news')} />}
      </header>
      {bannerImage && <img src={bannerImage} alt="" className="w-full rounded-lg" />}
      <div className="text-[1.0625rem] leading-relaxed">
        <RichText html={body} topHeading={2} />
      </div>
      <AttachedFiles files={files} />
    </article>
  );
}

const PageSkeleton = () => (
  <Loading className="grid max-w-[760px] gap-4">
    <Skeleton className="h-16 w-2/3" />
    <Skeleton className="h-64 rounded-lg" />
    <Skeleton className="h-40" />
  </Loading>
);

function NoSuchArticle({ error }: Readonly<{ error: unknown }>) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle>{t`Diesen Artikel gibt es nicht`}</PageTitle>
      <Card className="grid justify-items-center pb-12">
        <ErrorState error={error} title={<Trans>Diesen Artikel gibt es nicht, oder nicht mehr</Trans>} />
        <Button asChild>
          <Link href="/news">
            <Trans>Alle Neuigkeiten zeigen</Trans>
          </Link>
        </Button>
      </Card>
    </>
  );
}
