import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { useNextStep } from '../../lib/use-dashboard.ts';
import { Button } from '../../ui/button.tsx';
import { NextStepPanel } from '../../ui/next-step-panel.tsx';
import { dashboardAddress } from '../dashboard/path.ts';
import { DueNote } from '../elements/due-note.tsx';

/** The next element of a seminar, if it is the next step. */
export function NextElement() {
  const step = useNextStep('element');
  if (!step) return null;
  const { seminarId, seminar, elementId, title, dueAt } = step;
  return (
    <NextStepPanel
      title={<Trans>Als Nächstes: „{title}“</Trans>}
      text={
        <>
          <Trans>Hier geht es im Seminar „{seminar}“ für Sie weiter.</Trans>
          <DueNote element={{ dueAt, state: 'active' }} />
        </>
      }
      actions={
        <Button asChild look="primary" size="large">
          <Link href={dashboardAddress(seminarId, elementId)}>
            <Trans>Weitermachen</Trans>
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      }
    />
  );
}
