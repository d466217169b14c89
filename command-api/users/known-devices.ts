import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Settings } from '#infra/config/settings.ts';
import { networkOf } from '#infra/http/network-of.ts';
import { ownCookie } from '#infra/http/own-cookie.ts';

/** The networks and browsers in which a person signed in before. Guesses of strangers do not count against them. */
export type KnownDevices = Readonly<{
  /** A keyed hash of the network, different for each person. Sign-ins store it. */
  networkHash: (request: FastifyRequest, userId: string) => string;
  isKnownNetwork: (request: FastifyRequest, userId: string) => Promise<boolean>;
  /** The id of the browser in which the person signed in. */
  deviceOf: (request: FastifyRequest, userId: string) => string | undefined;
  /** Sets the cookie that recognises the browser next time. */
  remember: (request: FastifyRequest, reply: FastifyReply, userId: string) => void;
}>;

type Dependencies = Readonly<{ pool: Pool; key: Buffer; settings: Pick<Settings, 'PUBLIC_URL'> }>;

const aYear = 31_536_000;

/** Uses a device cookie (OWASP): a random id, signed together with the person who signed in. */
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
