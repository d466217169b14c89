import { DomainError } from '#domain/kernel/errors.ts';
import { isActiveAt } from '#domain/users/contract/access.ts';
import { accessOf } from '#domain/users/decide-access.ts';
import type { User } from '#domain/users/decider.ts';

/** Refuses an account that is deactivated or whose temporary access has ended. The refusal names that end. @throws user_not_active */
export function demandActive(user: User): void {
  const access = accessOf(user);
  if (isActiveAt(access, new Date())) return;
  const ended = access.until === null ? undefined : [{ field: 'until', code: access.until }];
  throw new DomainError('user_not_active', undefined, ended);
}
