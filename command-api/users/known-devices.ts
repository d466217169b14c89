import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Settings } from '#infra/config/settings.ts';
import { networkOf } from '#infra/http/network-of.ts';
import { ownCookie } from '#infra/http/own-cookie.ts';

/** From where a person has signed in before: guesses of strangers do not count against that. */
export type KnownDevices = Readonly<{
  /** The record of a network with a sign-in: a keyed hash that differs for each person. */
  networkHash: (request: FastifyRequest, userId: string) => string;
  isKnownNetwork: (request: FastifyRequest, userId: string) => Promise<boolean>;
  /** The name of the browser in which the person signed in. */
  deviceOf: (request: FastifyRequest, userId: string) => string | undefined;
  /** Lets a browser be known next time. */
  remember: (request: FastifyRequest, reply: FastifyReply, userId: string) => void;
}>;

type Dependencies = Readonly<{ pool: Pool; key: Buffer; settings: Pick<Settings, 'PUBLIC_URL'> }>;

const aYear = 31_536_000;

/** The cookie is the one that OWASP calls a device cookie: a name, and our word that this person signed in with it. */
export function knownDevices({ pool, key, settings }: Dependencies): KnownDevices {
  const cookie = ownCookie(settings, 'device');
  const mac = (...parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  const networkHash = ({ ip }: FastifyRequest, userId: string) => mac('network', userId, networkOf(ip));

  function deviceOf(request: FastifyRequest, userId: string) {
    const [device = '', word = ''] = cookie.read(request)?.split('.') ?? [];
    const [given, ours] = [Buffer.from(word), Buffer.from(mac('device', userId, device))];
    return given.length === ours.length && timingSafeEqual(given, ours) ? device : undefined;
  }

  return {
    networkHash,
    deviceOf,
    async isKnownNetwork(request, userId) {
      const { rowCount } = await pool.query(
        'select 1 from ops.refresh_family where user_id = $1 and network_hash = $2 limit 1',
        [userId, networkHash(request, userId)],
      );
      return rowCount === 1;
    },
    remember(request, reply, userId) {
      const device = deviceOf(request, userId) ?? randomBytes(16).toString('base64url');
      cookie.set(reply, `${device}.${mac('device', userId, device)}`, aYear);
    },
  };
}
