import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { useCurrentUser } from '../lib/current-user.tsx';
import { upgradeAddress } from '../lib/upgrade-address.ts';
import { useFormats } from '../lib/use-formats.ts';
import { Button } from '../ui/button.tsx';
import { isExhausted, nextMonth, type Quotas } from './quota-words.ts';

type WhenUsedUpProps = Readonly<{ quota: Quotas['analysis']; onFollow?: () => void }>;

/** Shown when the quota is used up: when the next one starts, and what helps now. */
export function WhenUsedUp({ quota, onFollow }: WhenUsedUpProps) {
  const user = useCurrentUser();
  const formats = useFormats();
  if (!isExhausted(quota)) return null;
  const day = formats.day(nextMonth());
  return (
    <div className="grid gap-3 rounded-md bg-near-wash p-4 text-sm">
      <p>
        <Trans>
          Ihre Analysen in diesem Monat sind aufgebraucht. Ab {day} haben Sie neue. Aufnehmen und anhören können Sie
          trotzdem.
        </Trans>
      </p>
      <Button asChild look="primary">
        <Link href={upgradeAddress(user)} {...(onFollow && { onClick: onFollow })}>
          <Trans>Mehr Analysen bekommen</Trans>
        </Link>
      </Button>
    </div>
  );
}
