import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Mic } from 'lucide-react';
import { Link } from 'wouter';
import { goalList, type PersonalGoal } from '#domain/goals/contract.ts';
import { query } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { NextStepPanel } from '../../ui/next-step-panel.tsx';
import { DueWords } from '../due-words.tsx';
import { goalHref } from '../goal-href.ts';
import { useGoalTitle } from '../use-goal-title.ts';

const soonMs = 3 * 86_400_000;

/** The next step, where a goal ends within days. */
export function GoalThatEnds() {
  const goals = useQuery(query(goalList, {}));
  const next = goals.data?.assignedGoals.find(
    ({ state, dueDate }) => state === 'open' && dueDate !== null && Date.parse(dueDate) - Date.now() < soonMs,
  );
  return next ? <Step goal={next} /> : null;
}

function Step({ goal }: Readonly<{ goal: PersonalGoal }>) {
  const title = useGoalTitle()(goal);
  const left = Math.max(1, goal.target - goal.progress);
  return (
    <NextStepPanel
      title={<Trans>Ihr Ziel „{title}“ läuft bald ab</Trans>}
      text={
        <>
          <Plural value={left} one="Es fehlt noch # Vortrag" other="Es fehlen noch # Vorträge" />,{' '}
          <DueWords dueDate={goal.dueDate ?? ''} isOpen />.
        </>
      }
      actions={
        <>
          <Button asChild size="large">
            <Link href={goalHref(goal)}>
              <Trans>Ziel ansehen</Trans>
            </Link>
          </Button>
          <Button asChild look="primary" size="large">
            <Link href="/liverecorder">
              <Mic aria-hidden="true" />
              <Trans>Jetzt aufnehmen</Trans>
            </Link>
          </Button>
        </>
      }
    />
  );
}
