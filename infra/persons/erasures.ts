import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { BlobStore } from '../blobs/blob-store.ts';
import { hasCode } from '../blobs/disk-error.ts';
import { type KeySettings, openBlobs } from '../blobs/open-blobs.ts';
import { textsIn } from '../blobs/texts-in.ts';
import type { Settings } from '../config/settings.ts';
import { StartupError } from '../start-up/startup-error.ts';
import type { Erasure } from './key-table.ts';

/** A list that only grows. It is outside of the database, because a backup of the database does not contain later erasures. */
export type Erasures = Readonly<{
  read: () => Promise<readonly Erasure[]>;
  /** Durable when the promise resolves; one entry for each person. */
  add: (erasure: Erasure) => Promise<void>;
}>;

type Places = KeySettings & Pick<Settings, 'ERASURES_FILE' | 'ERASURES_URL'>;

/** Opens the place in the settings: a bucket, a folder, or a file, by default in the data folder. @throws StartupError */
export async function openErasures(
  { ERASURES_FILE, ERASURES_URL, ...keys }: Places,
  data: string,
): Promise<Erasures & Readonly<{ close: () => void }>> {
  if (!ERASURES_URL) return { ...erasuresFile(ERASURES_FILE ?? path.join(data, 'erasures')), close: () => {} };
  const blobs = await openBlobs({ ...keys, BLOB_URL: ERASURES_URL }, { data, setting: 'ERASURES_URL', use: 'add' });
  return { ...erasuresIn(blobs), close: blobs.close };
}

/** One object for each person, with the line of the file. */
function erasuresIn(blobs: Pick<BlobStore, 'list' | 'open' | 'put'>): Erasures {
  return {
    async read() {
      const found: Erasure[] = [];
      for await (const { address, content } of textsIn(blobs)) found.push(...linesOf(content, address));
      // Two processes may have written the same person at once.
      return [...new Map(found.toReversed().map((erasure) => [erasure.person, erasure])).values()].toReversed();
    },
    async add(erasure) {
      for await (const { address } of blobs.list(`${erasure.person}/`)) {
        if (address.startsWith(`${erasure.person}/`)) return;
        break;
      }
      await blobs.put(erasure.person, Readable.from([lineOf(erasure)]));
    },
  };
}

const line = /^(\S+Z) ([0-9a-f]{32}) ([a-z_]+)$/;
const lineOf = ({ at, person, reason }: Erasure) => `${at} ${person} ${reason}\n`;

export function erasuresFile(file: string): Erasures {
  const content = async () => {
    try {
      return await readFile(file, 'utf8');
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return '';
      throw error;
    }
  };
  return {
    read: async () => linesOf(await content(), file),
    async add(erasure) {
      const before = await content();
      if (linesOf(before, file).some(({ person }) => person === erasure.person)) return;
      const opened = await open(file, 'a', 0o600);
      try {
        await opened.appendFile(`${before === '' || before.endsWith('\n') ? '' : '\n'}${lineOf(erasure)}`);
        await opened.sync();
      } finally {
        await opened.close();
      }
    },
  };
}

function linesOf(content: string, place: string): readonly Erasure[] {
  const [torn = '', ...whole] = content.split('\n').reverse();
  // A crash can leave half a line. That erasure had not begun, so it is repeated.
  const lines = line.test(torn) ? [torn, ...whole] : whole;
  return lines
    .reverse()
    .filter((text) => text !== '')
    .flatMap((text, index) => {
      const [, at = '', person = '', reason = ''] = line.exec(text) ?? [];
      if (person) return [{ person, at, reason }];
      if (isHalf(text)) return [];
      throw new StartupError(`Line ${index + 1} of ${place} is no erasure: put it right, or restore it.`);
    });
}

/** Half a line, directly followed by another line. */
const isHalf = (text: string) => /^[0-9TZ:.-]*( [0-9a-f]{0,32}( [a-z_]*)?)?$/.test(text);
