import { createHash } from 'node:crypto';

/** Only the hash of a random token is stored: a reader of the table cannot use it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
