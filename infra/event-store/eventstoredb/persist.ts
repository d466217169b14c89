import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { Client } from './client.ts';
import { isDisconnected, isSpent, mayPass } from './failures.ts';

const shortestPauseMs = 20;
const longestPauseMs = 1_000;
/** After a call was given up, the next calls wait for a shorter time, until the server answers again. */
const impatientMs = 2_000;

type Persistence = Readonly<{ giveUpMs: number; again?: (error: unknown) => boolean }>;

/** Clients with a call that was given up, and no answered call since. */
const givenUp = new WeakSet<Client>();

/** Repeats a call until it succeeds, fails for good, or the time is over; then throws the last failure. The call must be repeatable. */
export async function persist<Answer>(
  client: Client,
  call: (client: EventStoreDBClient) => Promise<Answer>,
  { giveUpMs, again = mayPass }: Persistence,
): Promise<Answer> {
  const end = performance.now() + (givenUp.has(client) ? Math.min(giveUpMs, impatientMs) : giveUpMs);
  for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    const connected = await client.current();
    try {
      const answer = await call(connected);
      givenUp.delete(client);
      return answer;
    } catch (error) {
      // Give the client's own reconnection the first chance: it is quicker, and does not disturb other calls.
      const reconnects = isDisconnected(error) && pauseMs === shortestPauseMs;
      if (isSpent(error) && !reconnects) client.renew(connected);
      if (!again(error)) throw error;
      if (performance.now() + pauseMs >= end) {
        // A single attempt proves little: the server may be back in a second.
        if (giveUpMs > impatientMs) givenUp.add(client);
        throw error;
      }
    }
    await sleep(pauseMs);
  }
}
