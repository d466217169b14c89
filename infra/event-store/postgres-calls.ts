import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import type { Limits } from './limits.ts';
import { NoAnswer, within } from './no-answer.ts';
import { isBroken } from './postgres-failures.ts';

const shortestPauseMs = 20;
const longestPauseMs = 500;

export type Calls = ReturnType<typeof createCalls>;

/** Statements with our own time limit: neither the driver nor the network reports a database that goes silent. */
export function createCalls(pool: Pool, { answerMs, giveUpMs }: Limits) {
  /** @throws NoAnswer */
  async function once<Row extends object>(query: QueryConfig): Promise<readonly Row[]> {
    try {
      return await ask<Row>(await connection(pool, answerMs), query, answerMs);
    } catch (error) {
      if (error instanceof NoAnswer) leaveIdle(pool);
      throw error;
    }
  }

  return {
    once,
    /**
     * Only for calls that may be repeated. A call whose connection breaks is retried until the time is over, and at least
     * once.
     */
    async repeated<Row extends object>(query: QueryConfig): Promise<readonly Row[]> {
      const end = performance.now() + giveUpMs;
      for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
        try {
          return await once<Row>(query);
        } catch (error) {
          const isFirst = pauseMs === shortestPauseMs;
          if (!isBroken(error) || (!isFirst && performance.now() + pauseMs >= end)) throw error;
        }
        await sleep(pauseMs);
      }
    },
  };
}

async function connection(pool: Pool, answerMs: number): Promise<PoolClient> {
  const connecting = pool.connect();
  try {
    return await within(answerMs, connecting);
  } catch (error) {
    // A connection that comes too late goes back to the pool; the statement was given up and must not run any more.
    connecting.then(
      (client) => client.release(),
      () => {},
    );
    throw error;
  }
}

async function ask<Row extends object>(client: PoolClient, query: QueryConfig, answerMs: number) {
  const socket = client.connection.stream as Socket;
  let read = socket.bytesRead;
  let failure: Error | undefined;
  // The limit is for the gap between packets, not for the whole answer: a long answer may take its time.
  const watch = setInterval(() => {
    if (socket.bytesRead === read) socket.destroy(new NoAnswer(`no answer within ${answerMs} ms`));
    read = socket.bytesRead;
  }, answerMs);
  try {
    return await rowsOf<Row>(client, query);
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    clearInterval(watch);
    client.release(failure);
  }
}

/** Uses a callback: the driver's promise keeps the rows longer, and their garbage collection cost a long read a third of its speed. */
async function rowsOf<Row extends object>(client: PoolClient, query: QueryConfig): Promise<Row[]> {
  try {
    return await new Promise<Row[]>((resolve, reject) => {
      // The driver modifies this object.
      void client.query<Row>({ ...query }, (error, result) => (error ? reject(error) : resolve(result.rows)));
    });
  } catch (error) {
    // Otherwise the stack would show only the driver, and not the caller.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

/**
 * Closes the idle connections. After one connection died silently, the others are probably dead as well, and each would cost
 * a caller the time limit.
 */
function leaveIdle(pool: Pool) {
  for (let count = pool.idleCount; count > 0; count--) {
    pool.connect().then(
      (client) => client.release(true),
      () => {},
    );
  }
}
