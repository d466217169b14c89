import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

type TextLinkProps = Readonly<{
  href: string;
  /** Whether a new tab opens, so that typed text on the page is not lost. */
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
