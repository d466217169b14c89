import { createHmac } from 'node:crypto';
import { streamOf } from '#domain/stream-names.ts';

/** One value, however it is typed. */
export const normalised = (value: string): string => value.normalize('NFKC').trim().toLowerCase();

/** The streams that hold unique values. Their names tell nothing to who has not got the key. */
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
