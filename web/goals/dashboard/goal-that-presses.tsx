import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Mic } from 'lucide-react';
import { Link } from 'wouter';
import { goalList, type PersonalGoal } from '#domain/goals/contract/calls.ts';
import { query } from '../../lib/api.ts';
import { useNextStep } from '../../lib/use-dashboard.ts';
import { Button } from '../../ui/button.tsx';
import { NextStepPanel } from '../../ui/next-step-panel.tsx';
import { DueWords } from '../due-words.tsx';
import { goalHref } from '../goal-href.ts';
import { useGoalTitle } from '../use-goal-title.ts';

/** A goal that is due within days or just overdue, if it is the next step. */
export function GoalThatPresses() {
  const step = useNextStep('goal');
  const goals = useQuery(query(goalList, {}));
  const goal = step && goals.data?.assignedGoals.find(({ id }) => id === step.goalId);
  if (!step || !goal) return null;
  return step.isOverdue ? <Over goal={goal} /> : <Ending goal={goal} />;
}

function Ending({ goal }: Readonly<{ goal: PersonalGoal }>) {
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
          <SeeGoal goal={goal} />
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

function Over({ goal }: Readonly<{ goal: PersonalGoal }>) {
  const title = useGoalTitle()(goal);
  return (
    <NextStepPanel
      title={<Trans>Die Frist für „{title}“ ist vorbei</Trans>}
      text={
        <Trans>Sehen Sie nach, was noch gefehlt hat. Mit einer neuen Frist zählt alles weiter, was schon galt.</Trans>
      }
      actions={<SeeGoal goal={goal} />}
    />
  );
}

const SeeGoal = ({ goal }: Readonly<{ goal: PersonalGoal }>) => (
  <Button asChild size="large">
    <Link href={goalHref(goal)}>
      <Trans>Ziel ansehen</Trans>
    </Link>
  </Button>
);
