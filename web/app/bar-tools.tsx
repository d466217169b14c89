import type { UserData } from '#domain/users/contract/person.ts';
import { GuideLink } from './guide-link.tsx';
import { UpgradeButton } from './upgrade-button.tsx';
import { VrModeSwitch } from './vr-mode-switch.tsx';

/** The tools in the top bar of people who are signed in. */
export const BarTools = ({ user }: Readonly<{ user: UserData }>) => (
  <>
    <UpgradeButton user={user} />
    <VrModeSwitch />
    <GuideLink />
  </>
);
