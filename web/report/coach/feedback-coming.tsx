import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Shown in place of the feedback while it is being written: the score is there already. */
export function FeedbackComing() {
  return (
    <Card className="p-6 max-md:p-5 print:hidden">
      <h2>
        <Trans>Rückmeldung</Trans>
      </h2>
      <p role="status" className="mt-3 text-ink-soft text-sm">
        <Trans>Wird gerade geschrieben und erscheint dann hier.</Trans>
      </p>
      <div className="mt-4 grid gap-2.5">
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    </Card>
  );
}
