import type { UserData } from '#domain/users/contract/person.ts';

/** The page for an upgrade: the person's subscription, or the plans without one. */
export const upgradeAddress = ({ subscription }: Pick<UserData, 'subscription'>): string =>
  subscription ? '/settings/subscription' : '/subscription/pricing';
