import { DomainError } from '#domain/kernel/errors.ts';
import { isActiveAt } from '#domain/users/contract/access.ts';
import { accessOf } from '#domain/users/decide-access.ts';
import type { User } from '#domain/users/decider.ts';

/** Refuses a deactivated account. The refusal names the end of temporary access. @throws user_not_active */
export function demandActive(user: User): void {
  const access = accessOf(user);
  if (isActiveAt(access, new Date())) return;
  const ended = access.until === null ? undefined : [{ field: 'until', code: access.until }];
  throw new DomainError('user_not_active', undefined, ended);
}
