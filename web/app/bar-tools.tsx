import type { UserData } from '#domain/users/contract/person.ts';
import { GuideLink } from './guide-link.tsx';
import { UpgradeButton } from './upgrade-button.tsx';
import { VrModeSwitch } from './vr-mode-switch.tsx';

/** What only people who are signed in have in the top bar. */
export const BarTools = ({ user }: Readonly<{ user: UserData }>) => (
  <>
    <UpgradeButton user={user} />
    <VrModeSwitch />
    <GuideLink />
  </>
);
