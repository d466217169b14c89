import { execFile } from 'node:child_process';
import { statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { dataDirectory } from './server.ts';

const run = promisify(execFile);

const memory = '/dev/shm';
/** Bytes: what all tests have there at once, 0.6 GB, and what they need to run. */
const room = 4e9;

/**
 * Lets this process and all that it starts have their temporary files in memory, where that has room and nobody has said
 * where else: what tests do with hundreds of databases is mostly making files and removing them. Answers how that ends.
 */
export async function temporaryFilesInMemory(): Promise<() => Promise<void>> {
  if (process.env.TMPDIR || !(await hasRoom())) return async () => {};
  const { directory, remove } = await dataDirectory(memory);
  if (!(await canRunPrograms(directory))) {
    await remove();
    return async () => {};
  }
  process.env.TMPDIR = directory;
  return remove;
}

async function hasRoom(): Promise<boolean> {
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return Math.min(free, process.availableMemory()) > room;
}

/** Containers often forbid it there, and tests write programs of their own. */
async function canRunPrograms(directory: string): Promise<boolean> {
  const program = path.join(directory, 'nothing');
  await writeFile(program, '#!/bin/sh\n', { mode: 0o755 });
  return run(program).then(
    () => true,
    () => false,
  );
}
