import { Trans } from '@lingui/react/macro';
import { GraduationCap } from 'lucide-react';
import { Link } from 'wouter';
import { hasCode } from '../lib/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';

/** Shown instead of the seminar. The error does not tell strangers whether the seminar exists. */
export function SeminarError({ error, retry }: Readonly<{ error: unknown; retry: () => void }>) {
  if (!hasCode(error, 'seminar_not_found')) {
    return (
      <Card>
        <ErrorState error={error} retry={retry} />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={GraduationCap}
        title={<Trans>Dieses Seminar gibt es nicht</Trans>}
        text={<Trans>Vielleicht wurde es gelöscht, oder Sie nehmen nicht mehr daran teil.</Trans>}
        action={
          <Button asChild>
            <Link href="/seminars">
              <Trans>Zu meinen Seminaren</Trans>
            </Link>
          </Button>
        }
      />
    </Card>
  );
}
