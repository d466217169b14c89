import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';

/** Tabs between the list of talks and their progress. */
export function ListTabs() {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Ansicht der Vorträge`}
      className="mb-5 flex gap-5 overflow-x-auto border-b border-line print:hidden"
    >
      <Tab href="/sessions/list">
        <Trans>Liste</Trans>
      </Tab>
      <Tab href="/sessions/progress">
        <Trans>Fortschritt</Trans>
      </Tab>
    </nav>
  );
}

function Tab({ href, children }: Readonly<{ href: string; children: ReactNode }>) {
  const [location] = useLocation();
  const isHere = location === href;
  return (
    <Link
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className={cx(
        '-mb-px inline-flex items-center border-b-2 py-2 text-sm font-[550] whitespace-nowrap no-underline max-md:min-h-touch',
        isHere ? 'border-primary text-primary' : 'border-transparent text-ink-soft hover:text-ink',
      )}
    >
      {children}
    </Link>
  );
}
