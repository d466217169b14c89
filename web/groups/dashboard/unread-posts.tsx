import { Plural, Trans } from '@lingui/react/macro';
import { MessagesSquare } from 'lucide-react';
import { Link } from 'wouter';
import { useNextStep } from '../../lib/use-dashboard.ts';
import { Button } from '../../ui/button.tsx';
import { NextStepPanel } from '../../ui/next-step-panel.tsx';

/** The new posts of a group, if reading them is the next step. */
export function UnreadPosts() {
  const step = useNextStep('posts');
  if (!step) return null;
  const { groupId, group, count } = step;
  return (
    <NextStepPanel
      title={<Plural value={count} one={`Ein neuer Beitrag in „${group}“`} other={`# neue Beiträge in „${group}“`} />}
      text={<Trans>Sehen Sie nach, worum es in Ihrer Gruppe gerade geht.</Trans>}
      actions={
        <Button asChild look="primary" size="large">
          <Link href={`/groups/${groupId}`}>
            <MessagesSquare aria-hidden="true" />
            <Trans>Zur Gruppe</Trans>
          </Link>
        </Button>
      }
    />
  );
}
