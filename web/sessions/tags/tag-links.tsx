import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';

/** The tags of a talk; each links to all talks with it. */
export function TagLinks({ tags }: Readonly<{ tags: readonly string[] }>) {
  const { t } = useLingui();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t`Schlagwörter`} className="contents">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <Link
            href={`/sessions/list?tag=${encodeURIComponent(tag)}`}
            className="relative inline-flex h-6 max-w-full items-center rounded-full bg-sunken px-2.5 text-xs font-[550] text-ink-soft no-underline before:absolute before:-inset-y-1 before:inset-x-0 hover:text-ink"
          >
            <span className="truncate">#{tag}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
