import type { UserData } from '#domain/users/contract/person.ts';

/** The page on which a person gets more: their subscription, or the plans where they have none. */
export const upgradeAddress = ({ subscription }: Pick<UserData, 'subscription'>): string =>
  subscription ? '/settings/subscription' : '/subscription/pricing';
