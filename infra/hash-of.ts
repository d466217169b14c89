import { createHmac, hash } from 'node:crypto';
import { canonicalJson } from '#domain/kernel/canonical-json.ts';

/** Says whether two requests or commands are the same, and nothing else of them to who has not got the key. */
export type Hashes = Readonly<{
  of: (value: unknown) => string;
  /** Whether `stored` is of this value: as it is hashed now, or as it was before there was a key. */
  fits: (stored: string, value: unknown) => boolean;
  /** The result of `of`, made from the value's hash without a key. */
  keyed: (plain: string) => string;
}>;

/** HMAC-SHA256, 43 characters. A hash without a key could be found again by trying names and addresses. */
export function keyedHashes(key: Buffer): Hashes {
  const keyed = (plain: string) => createHmac('sha256', key).update(plain).digest('base64url');
  const of = (value: unknown) => keyed(hashOf(value));
  return { of, keyed, fits: (stored, value) => stored === of(value) || stored === hashOf(value) };
}

/** The pattern of a hash without a key. */
export const plainHash = '^[0-9a-f]{32}$';
export const isPlainHash = (text: string): boolean => new RegExp(plainHash).test(text);

/** The same for values that differ only in the order of their keys (`jsonb` forgets it). 32 hex digits. */
const hashOf = (value: unknown): string => hash('sha256', canonicalJson(value)).slice(0, 32);
