import { rolePermissionList, userAccount } from '#domain/users/contract/person.ts';
import type { FindPrincipal } from '#infra/http/rules.ts';
import { readModelChanged } from '#infra/postgres/channels.ts';
import type { Notifications } from '#infra/postgres/notifications.ts';
import type { ReadModelChange } from '#infra/postgres/read-model-changes.ts';

/** Limits the effect of a lost notification: a dead connection may stay unnoticed for a while. */
const keptMs = 2_000;
const mostKept = 10_000;

type Kept = Readonly<{ found: ReturnType<FindPrincipal>; until: number }>;

/**
 * Caches recent principals until the account changes; the notification is sent with the commit of the changed row. If a change
 * overtakes a lookup, its result is dropped, even while the lookup is running.
 */
export function keptPrincipals(find: FindPrincipal, notifications: Pick<Notifications, 'on'>): FindPrincipal {
  const kept = new Map<string, Kept>();

  notifications.on(readModelChanged, (payload) => {
    if (payload === undefined) return kept.clear();
    const change = JSON.parse(payload) as ReadModelChange;
    // A changed role concerns everybody who has it.
    if (change.name === rolePermissionList.name) return kept.clear();
    if (change.name !== userAccount.name) return;
    if ('rows' in change) for (const [id] of change.rows) kept.delete(id);
    // A rebuild replaced all rows.
    else kept.clear();
  });

  return async (id) => {
    const known = kept.get(id);
    if (known && known.until > performance.now()) return known.found;
    const asked: Kept = { found: find(id), until: performance.now() + keptMs };
    kept.delete(id);
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest) kept.delete(oldest);
    kept.set(id, asked);
    try {
      const found = await asked.found;
      if (!found) forget(id, asked);
      return found;
    } catch (error) {
      forget(id, asked);
      throw error;
    }
  };

  function forget(id: string, asked: Kept) {
    if (kept.get(id) === asked) kept.delete(id);
  }
}
