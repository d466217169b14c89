import { createHash } from 'node:crypto';

/** What is kept of a random token: whoever reads the table cannot use it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
