import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** For signed-in people without any right to administer. */
export function ClosedPage() {
  return (
    <Card>
      <EmptyState
        icon={Lock}
        title={<Trans>Diese Seite gehört zur Verwaltung</Trans>}
        text={
          <Trans>
            Ihr Konto hat keine Rolle, die sie öffnet. Wenn Sie hier arbeiten sollen, kann Ihnen eine Person aus der
            Verwaltung die Rolle geben.
          </Trans>
        }
        action={
          <Button asChild>
            <Link href="/dashboard">
              <Trans>Zur Übersicht</Trans>
            </Link>
          </Button>
        }
      />
    </Card>
  );
}
