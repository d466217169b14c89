import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** The blob that a token gives access to, and how to send it. */
export type SignedAddress = Readonly<{
  address: string;
  contentType: string;
  /** With a name the browser saves the file instead of playing it. */
  downloadName?: string | undefined;
  expiresAt: Date;
}>;

type Signing = SignedAddress & Readonly<{ key: string | Buffer }>;

const shortestKey = 32;
const payloadSchema = z.tuple([z.string(), z.string(), z.number(), z.optional(z.string())]);

/**
 * A token for the right to fetch one blob until `expiresAt`: JSON and its HMAC-SHA256 (RFC 2104), base64url. Check the person's right
 * before signing. The token is readable, may be longer than a path parameter (use a query), and must not be logged.
 * @param signing.key at least 32 bytes
 */
export function signAddress({ key, address, contentType, downloadName, expiresAt }: Signing): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const fields = downloadName === undefined ? [] : [downloadName];
  const payload = Buffer.from(JSON.stringify([address, contentType, seconds, ...fields])).toString('base64url');
  return `${payload}.${macOf(key, payload).toString('base64url')}`;
}

/** Undefined if the token was not signed with this key, was changed, or has expired. */
export function verifyAddress(key: string | Buffer, token: string, now: Date): SignedAddress | undefined {
  const [payload = '', mac = '', ...rest] = token.split('.');
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(key, payload);
  // The decoder is lenient, so only the canonical spelling is accepted.
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs || rest.length > 0 || given.toString('base64url') !== mac) return undefined;
  const [address, contentType, seconds, downloadName] = payloadSchema.parse(
    JSON.parse(Buffer.from(payload, 'base64url').toString()),
  );
  const expiresAt = new Date(seconds * 1000);
  return now < expiresAt ? { address, contentType, expiresAt, ...(downloadName && { downloadName }) } : undefined;
}

/** The prefix separates this purpose from others that use the same key. */
function macOf(key: string | Buffer, payload: string): Buffer {
  if (Buffer.byteLength(key) < shortestKey) throw new RangeError('the key is too short');
  return createHmac('sha256', key).update(`blob-address.1.${payload}`).digest();
}
