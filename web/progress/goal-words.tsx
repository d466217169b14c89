import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { GoalOn } from '../goals/for-others.ts';

/** Shown beside a chart: names and links the goal whose limits the chart draws. */
export const GoalWords = ({ goal: { title, href, asked } }: Readonly<{ goal: GoalOn }>) => (
  <Trans>
    Ihr Ziel{' '}
    <Link href={href} className="text-ink underline underline-offset-4">
      {title}
    </Link>
    : {asked}
  </Trans>
);
