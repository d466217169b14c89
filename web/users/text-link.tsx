import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

type TextLinkProps = Readonly<{
  href: string;
  /** Opens a new tab if leaving the page would lose typed text. */
  newTab?: boolean;
  children: ReactNode;
}>;

const looks = 'font-[550] text-primary underline underline-offset-4';

export function TextLink({ href, newTab = false, children }: TextLinkProps) {
  if (!newTab) {
    return (
      <Link href={href} className={looks}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noreferrer" className={looks}>
      {children}
      <VisuallyHidden>
        {' '}
        <Trans>(in einem neuen Tab)</Trans>
      </VisuallyHidden>
    </a>
  );
}
