import { createHmac, timingSafeEqual } from 'node:crypto';
import { hourMs } from '#domain/kernel/durations.ts';
import type { Keys } from './keys/keys.ts';

const hoursValid = 2;
const mac = (keys: Keys, text: string) => createHmac('sha256', keys('guest-links')).update(text).digest('base64url');

/** The secret part of a guest link's address. It is derived from the id, so nothing is stored. */
export const secretOf = (keys: Keys, linkId: string): string => mac(keys, `secret ${linkId}`).slice(0, 32);

export const isSecretOf = (keys: Keys, linkId: string, secret: string): boolean => same(secretOf(keys, linkId), secret);

/** The pass of a guest who opened the link. Each use checks that the link is still valid. */
export function guestPass(keys: Keys, linkId: string, now = Date.now()): string {
  const until = now + hoursValid * hourMs;
  return `${until}.${mac(keys, `pass ${linkId} ${until}`)}`;
}

export function isPassFor(keys: Keys, linkId: string, pass: unknown, now = Date.now()): boolean {
  const [until = '', signed = ''] = typeof pass === 'string' ? pass.split('.') : [];
  return same(mac(keys, `pass ${linkId} ${until}`), signed) && Number(until) > now;
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
