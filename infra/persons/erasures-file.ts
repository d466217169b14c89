import { open, readFile } from 'node:fs/promises';
import { hasCode } from '../blobs/disk-error.ts';
import { StartupError } from '../start-up/startup-error.ts';

/** The person, the time (ISO 8601, UTC) and the reason code of an erasure. */
export type Erasure = Readonly<{ person: string; at: string; reason: string }>;

/** It grows and is never written anew. Outside of the database: a backup of that does not know of erasures after it. */
export type ErasuresFile = Readonly<{
  read: () => Promise<readonly Erasure[]>;
  /** On the disk when it answers; once for each person. */
  add: (erasure: Erasure) => Promise<void>;
}>;

const line = /^(\S+Z) ([0-9a-f]{32}) ([a-z_]+)$/;

export function erasuresFile(path: string): ErasuresFile {
  const content = async () => {
    try {
      return await readFile(path, 'utf8');
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return '';
      throw error;
    }
  };
  return {
    read: async () => linesOf(await content(), path),
    async add({ person, at, reason }) {
      const before = await content();
      if (linesOf(before, path).some((known) => known.person === person)) return;
      const file = await open(path, 'a', 0o600);
      try {
        await file.appendFile(`${before === '' || before.endsWith('\n') ? '' : '\n'}${at} ${person} ${reason}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
    },
  };
}

function linesOf(content: string, path: string): readonly Erasure[] {
  const [torn = '', ...whole] = content.split('\n').reverse();
  // A crash can leave half a line, of an erasure that had not begun: it comes again.
  const lines = line.test(torn) ? [torn, ...whole] : whole;
  return lines
    .reverse()
    .filter((text) => text !== '')
    .flatMap((text, index) => {
      const [, at = '', person = '', reason = ''] = line.exec(text) ?? [];
      if (person) return [{ person, at, reason }];
      if (isHalf(text)) return [];
      throw new StartupError(`Line ${index + 1} of ${path} is no erasure: put it right, or restore the file.`);
    });
}

/** The beginning of a line, which another one followed. */
const isHalf = (text: string) => /^[0-9TZ:.-]*( [0-9a-f]{0,32}( [a-z_]*)?)?$/.test(text);
