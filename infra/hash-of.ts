import { createHmac, hash } from 'node:crypto';
import { canonicalJson } from '#domain/kernel/canonical-json.ts';

/** Tells whether two requests or commands are the same. Without the key the hash reveals nothing else. */
export type Hashes = Readonly<{
  of: (value: unknown) => string;
  /** Whether `stored` is a hash of this value: with the key, or in the earlier form without a key. */
  fits: (stored: string, value: unknown) => boolean;
  /** The result of `of`, computed from the value's hash without a key. */
  keyed: (plain: string) => string;
}>;

/** HMAC-SHA256, 43 characters. A hash without a key could be reversed by trying names and addresses. */
export function keyedHashes(key: Buffer): Hashes {
  const keyed = (plain: string) => createHmac('sha256', key).update(plain).digest('base64url');
  const of = (value: unknown) => keyed(hashOf(value));
  return { of, keyed, fits: (stored, value) => stored === of(value) || stored === hashOf(value) };
}

/** The pattern of a hash without a key. */
export const plainHash = '^[0-9a-f]{32}$';
export const isPlainHash = (text: string): boolean => new RegExp(plainHash).test(text);

/** 32 hex digits. The order of keys in a value does not matter, because `jsonb` does not keep it. */
const hashOf = (value: unknown): string => hash('sha256', canonicalJson(value)).slice(0, 32);
