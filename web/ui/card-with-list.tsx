import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Card } from './card.tsx';

type CardWithListProps = Readonly<{
  title: ReactNode;
  /** The page with the whole list; undefined if it is empty. */
  href: string | undefined;
  children: ReactNode;
}>;

/** The first entries of a list, with a link to all of them. */
export const CardWithList = ({ title, href, children }: CardWithListProps) => (
  <Card>
    <div className="flex min-h-touch items-center justify-between gap-4 px-6 pt-4 pb-1 max-md:px-5">
      <h2>{title}</h2>
      {href !== undefined && (
        <Link
          href={href}
          className="inline-flex min-h-6 items-center text-sm font-[550] text-primary no-underline hover:underline"
        >
          <Trans>Alle ansehen</Trans>
        </Link>
      )}
    </div>
    {children}
  </Card>
);
