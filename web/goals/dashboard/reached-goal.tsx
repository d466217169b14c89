import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { goalCommands, goalList, type PersonalGoal } from '#domain/goals/contract/calls.ts';
import { query, send } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { goalHref } from '../goal-href.ts';
import { useGoalTitle } from '../use-goal-title.ts';

/** Goals reached since the last visit. They stay until the page is left and are not shown again. */
export function ReachedGoal() {
  const goals = useQuery(query(goalList, {}));
  const [shown, setShown] = useState<readonly PersonalGoal[]>([]);
  const fresh = goals.data?.assignedGoals.filter((one) => one.isNewlyReached && !shown.some(({ id }) => id === one.id));
  useEffect(() => {
    if (!fresh?.length) return;
    setShown((before) => [...before, ...fresh]);
    // A goal whose call fails is shown again next time.
    for (const { id } of fresh) send(goalCommands.CelebrateGoal, { id }).catch(() => undefined);
  }, [fresh]);
  return shown.map((goal) => <Reached key={goal.id} goal={goal} />);
}

function Reached({ goal }: Readonly<{ goal: PersonalGoal }>) {
  const title = useGoalTitle()(goal);
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-3 p-5">
      <span className="grid size-11 flex-none place-items-center rounded-full bg-good-wash text-good">
        <Trophy aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-lg wrap-anywhere">
          <Trans>Ziel erreicht: „{title}“</Trans>
        </h2>
        <p className="text-sm text-ink-soft">
          <Plural
            value={goal.progress}
            one="# Vortrag hat gezählt. Schön gemacht."
            other="# Vorträge haben gezählt. Schön gemacht."
          />
        </p>
      </div>
      <Button asChild>
        <Link href={goalHref(goal)}>
          <Trans>Ziel ansehen</Trans>
        </Link>
      </Button>
    </Card>
  );
}
