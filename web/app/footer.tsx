import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { useConfig } from '../lib/use-config.ts';
import { legalLinks } from './legal-links.ts';

const link = 'inline-flex min-h-6 items-center hover:text-ink hover:underline max-md:min-h-touch';

export function Footer() {
  const { i18n } = useLingui();
  const config = useConfig();
  return (
    <footer className="flex flex-wrap items-center gap-x-6 gap-y-1 px-8 py-5 text-xs text-ink-faint max-md:gap-x-4 max-md:px-4 print:hidden">
      {legalLinks.map(({ href, label }) => (
        <Link key={href} href={href} className={link}>
          {i18n._(label)}
        </Link>
      ))}
      <Link href="/help" className={link}>
        <Trans>Hilfe</Trans>
      </Link>
      {config && (
        <span className="ml-auto">
          {config.productName} {config.versionLabel} {config.environment}
        </span>
      )}
    </footer>
  );
}
