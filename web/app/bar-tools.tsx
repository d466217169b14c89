import { Trans, useLingui } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import type { UserData } from '#domain/users/contract/person.ts';
import { helpOfPage } from '../lib/help-topics.ts';
import { upgradeAddress } from '../lib/upgrade-address.ts';
import { Button } from '../ui/button.tsx';
import { VrModeSwitch } from './vr-mode-switch.tsx';

/** A link to the guide for the current page. */
function GuideLink() {
  const { t } = useLingui();
  const [location] = useLocation();
  return (
    <span className="grid max-md:hidden">
      <Button asChild look="quiet" size="icon">
        <Link href={helpOfPage(location)} aria-label={t`Anleitung zu dieser Seite`}>
          <CircleHelp aria-hidden="true" />
        </Link>
      </Button>
    </span>
  );
}

/** Leads to the subscription, or to the plans without one. */
const UpgradeButton = ({ user }: Readonly<{ user: UserData }>) => (
  <Button asChild className="max-lg:hidden">
    <Link href={upgradeAddress(user)}>
      <Trans>Upgrade</Trans>
    </Link>
  </Button>
);

/** The tools in the top bar for signed-in people. */
export const BarTools = ({ user }: Readonly<{ user: UserData }>) => (
  <>
    <UpgradeButton user={user} />
    <VrModeSwitch />
    <GuideLink />
  </>
);
