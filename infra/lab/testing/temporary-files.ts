import { execFile } from 'node:child_process';
import { statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { dataDirectory } from './server.ts';

const run = promisify(execFile);

const memory = '/dev/shm';
/** Required free bytes: the temporary files of all tests (0.6 GB), and memory to run them. */
const room = 4e9;

/**
 * Puts temporary files of this process and its children in memory, if there is room and `TMPDIR` is not set. Tests make
 * hundreds of databases, so most of their work is creating and removing files. Returns a function that undoes this.
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

/** Tests write and run programs, which containers often forbid in memory. */
async function canRunPrograms(directory: string): Promise<boolean> {
  const program = path.join(directory, 'nothing');
  await writeFile(program, '#!/bin/sh\n', { mode: 0o755 });
  return run(program).then(
    () => true,
    () => false,
  );
}
