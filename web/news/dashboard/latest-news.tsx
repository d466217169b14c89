import { Trans } from '@lingui/react/macro';
import { Newspaper } from 'lucide-react';
import { Link } from 'wouter';
import type { UserDashboard } from '#domain/users/contract/dashboard.ts';
import { useDashboard } from '../../lib/use-dashboard.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { CardWithList } from '../../ui/card-with-list.tsx';

/** The latest articles; nothing if there are none. */
export function LatestNews() {
  const { data } = useDashboard();
  if (!data || data.news.length === 0) return null;
  return (
    <CardWithList title={<Trans>Neuigkeiten</Trans>} href="/news">
      <ul className="grid pt-1">
        {data.news.map((article) => (
          <ArticleRow key={article.id} article={article} />
        ))}
      </ul>
    </CardWithList>
  );
}

function ArticleRow({
  article: { id, title, createdAt, bannerImage },
}: Readonly<{ article: UserDashboard['news'][number] }>) {
  const { day } = useFormats();
  return (
    <li className="relative flex min-h-[72px] items-center gap-4 border-t border-line px-6 py-3 hover:bg-sunken/50 max-md:px-5">
      {bannerImage ? (
        <img src={bannerImage} alt="" loading="lazy" className="h-11 w-16 flex-none rounded-sm object-cover" />
      ) : (
        <span className="grid h-11 w-16 flex-none place-items-center rounded-sm bg-primary-wash text-primary">
          <Newspaper aria-hidden="true" className="size-5 opacity-70" />
        </span>
      )}
      <div className="min-w-0">
        <h3 className="line-clamp-2 wrap-anywhere">
          <Link href={`/news/${id}`} className="text-ink no-underline after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p className="text-xs text-ink-faint">{day(createdAt)}</p>
      </div>
    </li>
  );
}
