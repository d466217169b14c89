import { Plural, Trans } from '@lingui/react/macro';
import { MessageSquareQuote } from 'lucide-react';
import { Link } from 'wouter';
import { useNextStep } from '../../lib/use-dashboard.ts';
import { Button } from '../../ui/button.tsx';
import { NextStepPanel } from '../../ui/next-step-panel.tsx';

/** New feedback on a talk, if reading it is the next step. */
export function UnreadFeedback() {
  const step = useNextStep('feedback');
  if (!step) return null;
  const { sessionId, session, count } = step;
  return (
    <NextStepPanel
      title={
        <Plural
          value={count}
          one={`Eine neue Rückmeldung zu „${session}“`}
          other={`# neue Rückmeldungen zu „${session}“`}
        />
      }
      text={<Trans>Lesen Sie, was anderen aufgefallen ist, und nehmen Sie sich eines davon vor.</Trans>}
      actions={
        <Button asChild look="primary" size="large">
          <Link href={`/sessions/${sessionId}`}>
            <MessageSquareQuote aria-hidden="true" />
            <Trans>Rückmeldung lesen</Trans>
          </Link>
        </Button>
      }
    />
  );
}
