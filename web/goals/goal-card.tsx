import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { GoalState } from '#domain/goals/contract/calls.ts';
import type { GoalCondition } from '#domain/goals/contract/conditions.ts';
import { useConditionWords } from '../lib/use-condition-words.ts';
import { Card } from '../ui/card.tsx';
import { DueWords } from './due-words.tsx';
import { GoalStateChip } from './goal-state-chip.tsx';
import { useGoalTitle } from './use-goal-title.ts';

type GoalSummary = Readonly<{
  title: string;
  target: number;
  conditions: readonly GoalCondition[];
  dueDate: string | null;
  isExtended: boolean;
}>;

type GoalCardProps = Readonly<{
  goal: GoalSummary;
  href: string;
  state: GoalState;
  /** The seminar of the goal, or the person who set it. */
  origin?: ReactNode;
  children: ReactNode;
}>;

/** The whole card is a link to the goal. */
export function GoalCard({ goal, href, state, origin, children }: GoalCardProps) {
  const title = useGoalTitle()(goal);
  return (
    <Card className="relative flex flex-col gap-4 p-6 transition-colors hover:border-line-strong max-md:p-5">
      <div className="grid gap-1.5">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 text-lg leading-snug wrap-anywhere">
            <Link href={href} className="text-ink no-underline after:absolute after:inset-0">
              {title}
            </Link>
          </h2>
          <GoalStateChip state={state} isExtended={goal.isExtended} />
        </div>
        {(origin || goal.dueDate) && (
          <p className="flex flex-wrap gap-x-2 text-xs text-ink-faint">
            {origin}
            {origin && goal.dueDate && <span aria-hidden="true">·</span>}
            {goal.dueDate && (
              <span>
                <DueWords dueDate={goal.dueDate} isOpen={state === 'open'} />
              </span>
            )}
          </p>
        )}
        <ConditionLine conditions={goal.conditions} />
      </div>
      <div className="mt-auto">{children}</div>
    </Card>
  );
}

function ConditionLine({ conditions }: Pick<GoalSummary, 'conditions'>) {
  const { name, asked } = useConditionWords();
  const shown = conditions.filter(({ type }) => type !== 'due_date');
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-0.5 text-sm text-ink-soft">
      {shown.map((condition) => (
        <li key={condition.type}>
          {name(condition.type)}: {asked(condition)}
        </li>
      ))}
    </ul>
  );
}
