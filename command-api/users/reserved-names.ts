import { createHmac } from 'node:crypto';
import { streamOf } from '#domain/stream-names.ts';

/** Maps all spellings of a value to one. */
export const normalised = (value: string): string => value.normalize('NFKC').trim().toLowerCase();

/** The names of unique values: keyed hashes, which reveal nothing without the key. */
export type ReservedNames = Readonly<{
  email: (address: string) => string;
  username: (name: string) => string;
}>;

export function reservedNames(key: Buffer): ReservedNames {
  const nameIn = (kind: 'email' | 'username') => (value: string) => {
    const hash = createHmac('sha256', key)
      .update(`${kind} ${normalised(value)}`)
      .digest('hex');
    return streamOf(kind, hash);
  };
  return { email: nameIn('email'), username: nameIn('username') };
}
