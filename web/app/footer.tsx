import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { legalLinks } from './legal-links.ts';

export function Footer() {
  const { i18n } = useLingui();
  return (
    <footer className="flex flex-wrap items-center gap-x-6 gap-y-1 px-8 py-5 text-xs text-ink-faint max-md:gap-x-4 max-md:px-4 print:hidden">
      {legalLinks.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          className="inline-flex min-h-6 items-center hover:text-ink hover:underline max-md:min-h-touch"
        >
          {i18n._(label)}
        </Link>
      ))}
    </footer>
  );
}
