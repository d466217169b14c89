import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { GoalOn } from '../goals/for-others.ts';

/** Beside a chart: the goal whose line it shows, with a link to it. */
export const GoalWords = ({ goal: { title, href, asked } }: Readonly<{ goal: GoalOn }>) => (
  <Trans>
    Ihr Ziel{' '}
    <Link href={href} className="text-ink underline underline-offset-4">
      {title}
    </Link>
    : {asked}
  </Trans>
);
