import { cx } from 'class-variance-authority';
import { Link } from 'wouter';
import type { Article } from '#domain/news/contract/calls.ts';
import { Card } from '../../ui/card.tsx';
import { beginningOf } from '../beginning-of.ts';
import { PostedAt } from '../posted-at.tsx';

type ArticleCardProps = Readonly<{
  article: Article;
  /** Whether the article is the newest, which is shown larger. */
  isLead?: boolean;
}>;

/** The whole card is a link to the article. */
export function ArticleCard({ article, isLead = false }: ArticleCardProps) {
  const { id, title, body, bannerImage } = article;
  return (
    <li className={cx('grid min-w-0', isLead && 'md:col-span-2')}>
      <Card className="relative flex min-w-0 flex-col overflow-hidden transition-shadow hover:shadow-2">
        {bannerImage && (
          <img
            src={bannerImage}
            alt=""
            loading="lazy"
            className={cx(
              'w-full bg-primary-wash object-cover',
              isLead ? 'aspect-[8/3] max-md:aspect-[2/1]' : 'aspect-[2/1]',
            )}
          />
        )}
        <div className="grid gap-1.5 p-5">
          <PostedAt article={article} />
          <h2 className={cx('font-display leading-snug font-semibold', isLead ? 'text-xl' : 'text-lg')}>
            <Link
              href={`/news/${id}`}
              className="line-clamp-3 wrap-anywhere text-ink no-underline after:absolute after:inset-0"
            >
              {title}
            </Link>
          </h2>
          <p className={cx('text-sm wrap-anywhere text-ink-soft', bannerImage ? 'line-clamp-3' : 'line-clamp-[9]')}>
            {beginningOf(body)}
          </p>
        </div>
      </Card>
    </li>
  );
}
