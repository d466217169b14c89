import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { UserData } from '#domain/users/contract/person.ts';
import { upgradeAddress } from '../lib/upgrade-address.ts';
import { Button } from '../ui/button.tsx';

/** To the subscription, or to the plans where there is none. */
export const UpgradeButton = ({ user }: Readonly<{ user: UserData }>) => (
  <Button asChild className="max-lg:hidden">
    <Link href={upgradeAddress(user)}>
      <Trans>Upgrade</Trans>
    </Link>
  </Button>
);
