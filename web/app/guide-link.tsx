import { useLingui } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { helpOfPage } from '../lib/help-topics.ts';
import { Button } from '../ui/button.tsx';

/** The guide to the page that somebody is on. */
export function GuideLink() {
  const { t } = useLingui();
  const [location] = useLocation();
  return (
    <span className="grid max-md:hidden">
      <Button asChild look="quiet" size="icon">
        <Link href={helpOfPage(location)} aria-label={t`Anleitung zu dieser Seite`}>
          <CircleHelp aria-hidden="true" />
        </Link>
      </Button>
    </span>
  );
}
