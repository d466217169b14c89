import type { UserData } from '#domain/users/contract.ts';

type Classes = UserData['quotas']['analysis'];

const unlimited = -1;

/** Both classes as one number to look at; `limit` is null where one of them has none. */
export function quotaTotal({ fast, relaxed }: Classes): Readonly<{ used: number; limit: number | null }> {
  const isUnlimited = fast.limit === unlimited || relaxed.limit === unlimited;
  return { used: fast.used + relaxed.used, limit: isUnlimited ? null : fast.limit + relaxed.limit };
}
