import { readFileSync } from 'node:fs';

/** The commonest leaked passwords, in lower case; the file says where they come from. */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);
