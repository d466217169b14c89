import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { familyRevoked } from '../postgres/channels.ts';
import type { Notifications } from '../postgres/notifications.ts';
import { lifetimeSeconds } from './access-token.ts';

/** The sign-ins whose access tokens were revoked before they expired. */
export type RevokedFamilies = Readonly<{
  has: (familyId: string) => boolean;
  /** Calls the listener once for each revoked family; returns the function that removes the listener. */
  onRevoked: (listener: (familyId: string) => void) => () => void;
}>;

type Dependencies = Readonly<{ pool: Pick<Pool, 'query'>; notifications: Pick<Notifications, 'on'> }>;
type Watch = RevokedFamilies & Readonly<{ close: () => Promise<void> }>;

/** A connection may be dead for seconds before anybody notices; it brings no notifications meanwhile. */
const lookEveryMs = 1_000;
/** The clocks of two machines may differ, and so may the expiry of their tokens. */
const keptSeconds = lifetimeSeconds + 120;

/** Knows every revocation that the database has seen. Throws if the database does not answer at the start. */
export async function watchRevokedFamilies(
  { pool, notifications }: Dependencies,
  everyMs = lookEveryMs,
): Promise<Watch> {
  const revoked = new Map<string, number>();
  const listeners = new Set<(familyId: string) => void>();
  const closing = new AbortController();

  function take(familyId: string) {
    if (revoked.has(familyId)) return;
    revoked.set(familyId, performance.now() + keptSeconds * 1_000);
    for (const tell of listeners) tell(familyId);
  }

  async function look() {
    const { rows } = await pool.query<{ id: string }>({
      name: 'revoked-families',
      text: `select id from ops.refresh_family where revoked_at > now() - interval '${keptSeconds} seconds'`,
    });
    for (const { id } of rows) take(id);
    for (const [familyId, until] of revoked) if (until < performance.now()) revoked.delete(familyId);
  }

  async function lookOn() {
    const signal = closing.signal;
    // A failed check loses nothing: the next one finds everything that was revoked meanwhile.
    while (await sleep(everyMs, true, { signal, ref: false }).catch(() => false)) await look().catch(() => {});
  }

  const forget = notifications.on(familyRevoked, (familyId) => {
    if (familyId !== undefined) take(familyId);
  });
  await look();
  const looking = lookOn();
  return {
    has: (familyId) => revoked.has(familyId),
    onRevoked(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      forget();
      closing.abort();
      await looking;
    },
  };
}
