import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { useCurrentUser } from '../lib/current-user.tsx';
import { Card } from '../ui/card.tsx';
import { QuotaLines } from './quota-lines.tsx';
import { WhenUsedUp } from './when-used-up.tsx';

/** The analyses left in this month. */
export function QuotaCard() {
  const { quotas } = useCurrentUser();
  return (
    <Card data-tour="quota" className="grid gap-4 p-6 max-md:p-5">
      <h2>
        <Trans>Analysen in diesem Monat</Trans>
      </h2>
      <QuotaLines quotas={quotas} kind="analysis" />
      <WhenUsedUp quota={quotas.analysis} />
      <Link href="/access" className="text-sm font-[550] text-primary underline underline-offset-4">
        <Trans>Mein Zugang</Trans>
      </Link>
    </Card>
  );
}
