import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { type Allowance, giveBackAllowance, takeAllowance } from '#infra/postgres/allowance.ts';
import type { KnownDevices } from './known-devices.ts';

/** `account`: a keyed hash that names the account. `userId`: null if there is no account. */
type Guessed = Readonly<{ account: string; userId: string | null }>;
type Exchange = Readonly<{ request: FastifyRequest; reply: FastifyReply }>;

export type Guesses = Readonly<{
  /** Runs `guess` and returns its result. Undefined or false counts as a wrong guess. @throws too_many_requests */
  counted: <T>(guessed: Guessed, exchange: Exchange, guess: () => Promise<T>) => Promise<T>;
}>;

/** The limit of guesses at one account from all unknown networks together, and of those from one known browser. */
export const ofStrangers: Allowance = { most: 100, hours: 1 };

/**
 * Limits guesses at one account from many networks. This does not lock out its owner: networks from which the person signed in
 * before have only the limit of `failedSignIns`, and known browsers have their own count.
 */
export function accountGuesses(pool: Pool, devices: KnownDevices): Guesses {
  async function begin({ account, userId }: Guessed, { request, reply }: Exchange) {
    if (userId && (await devices.isKnownNetwork(request, userId))) return async () => {};
    const device = userId && devices.deviceOf(request, userId);
    const use = { key: device ? `sign-in by ${device}` : `sign-in ${account}`, allowance: ofStrangers };
    const seconds = await takeAllowance(pool, use);
    if (seconds > 0) {
      reply.header('retry-after', seconds);
      refuse('too_many_requests');
    }
    return () => giveBackAllowance(pool, use);
  }

  return {
    async counted(guessed, exchange, guess) {
      const takeBack = await begin(guessed, exchange);
      const found = await guess().catch(async (error: unknown) => {
        await takeBack();
        throw error;
      });
      if (found) await takeBack();
      return found;
    },
  };
}
