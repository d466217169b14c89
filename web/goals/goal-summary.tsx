import { Trans } from '@lingui/react/macro';
import { Mic } from 'lucide-react';
import { Link } from 'wouter';
import { useConditionWords } from '../lib/use-condition-words.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DueWords } from './due-words.tsx';
import type { ShownGoal } from './goal-or.tsx';
import { GoalProgress } from './goal-progress.tsx';
import { GoalStateChip } from './goal-state-chip.tsx';

/** Progress, conditions and next actions of a goal. */
export function GoalSummary({ goal, title }: Readonly<{ goal: ShownGoal; title: string }>) {
  const { own } = goal;
  return (
    <Card className="grid gap-6 p-6 max-md:p-5 lg:grid-cols-2 lg:gap-10">
      <div className="grid content-start gap-4">
        {own && <GoalProgress progress={own.progress} target={goal.target} name={title} />}
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <GoalStateChip state={own?.state ?? 'open'} isExtended={goal.isExtended} />
          {goal.dueDate && <DueWords dueDate={goal.dueDate} isOpen={own?.state !== 'reached'} />}
        </p>
        {own?.state === 'open' && (
          <div>
            <Button asChild look="primary">
              <Link href="/liverecorder">
                <Mic aria-hidden="true" />
                <Trans>Vortrag aufnehmen</Trans>
              </Link>
            </Button>
          </div>
        )}
        {own?.state === 'missed' && goal.isCreator && (
          <div>
            <Button asChild>
              <Link href={`/goals/${goal.id}/edit`}>
                <Trans>Frist verlängern</Trans>
              </Link>
            </Button>
          </div>
        )}
      </div>
      <Wanted goal={goal} />
    </Card>
  );
}

function Wanted({ goal }: Readonly<{ goal: ShownGoal }>) {
  const { name, asked } = useConditionWords();
  const { tenths } = useFormats();
  const shown = goal.conditions.filter(({ type }) => type !== 'due_date');
  const average = goal.own?.averageScore;
  return (
    <div className="grid content-start gap-2">
      <h2 className="text-md">
        <Trans>Was zählt</Trans>
      </h2>
      {shown.length === 0 && (
        <p className="text-ink-soft">
          <Trans>Jeder Vortrag mit einem Rhetorik-Wert oder Klangwert.</Trans>
        </p>
      )}
      <dl className="grid gap-1.5">
        {shown.map((condition) => (
          <div key={condition.type} className="grid grid-cols-2 gap-x-4">
            <dt className="text-ink-soft">{name(condition.type)}</dt>
            <dd className="font-[550] tabular-nums">{asked(condition)}</dd>
          </div>
        ))}
      </dl>
      {shown.some(({ type }) => type === 'overall_score') && average !== null && average !== undefined && (
        <p className="text-sm text-ink-soft">
          <Trans>Ihr Mittel bisher: {tenths(average)}</Trans>
        </p>
      )}
    </div>
  );
}
