import type { EventStoreDBClient } from '@eventstore/db-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoAnswer } from '../no-answer.ts';
import type { Client } from './client.ts';
import { persist } from './persist.ts';

// Each reading of the clock is 5 s later.
let now = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 5_000;
    return now;
  });
});
afterEach(() => void vi.restoreAllMocks());

test('lets the first call wait for an absent server, and fails later calls fast until it answers again', async () => {
  const server = serverOf();
  expect([await server.tries(20_000), await server.tries(20_000)]).toEqual([4, 1]);
  server.isAway = false;
  expect(await server.tries(20_000)).toBe(1);
  server.isAway = true;
  expect(await server.tries(20_000)).toBe(4);
});

test('does not shorten the wait of other calls after a failed call without retries', async () => {
  const server = serverOf();
  expect([await server.tries(0), await server.tries(20_000)]).toEqual([1, 4]);
});

/** A server that is away, and the number of attempts. */
function serverOf() {
  const client: Client = {
    current: async () => ({}) as EventStoreDBClient,
    renew() {},
    isLeft: () => false,
    close: async () => {},
  };
  const server = {
    isAway: true,
    async tries(giveUpMs: number): Promise<number> {
      let tries = 0;
      const call = async () => {
        tries += 1;
        if (server.isAway) throw new NoAnswer('away');
      };
      await persist(client, call, { giveUpMs }).catch(() => {});
      return tries;
    },
  };
  return server;
}
