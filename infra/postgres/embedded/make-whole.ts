import { existsSync } from 'node:fs';
import { mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { hourMs } from '#domain/kernel/durations.ts';

const unfinished = 'making-';
const abandonedAfterMs = hourMs;

/**
 * Makes a directory completely or not at all: `make` fills a temporary one, which is then renamed. If two processes do so at
 * once, the first wins and the second finds the work done.
 */
export async function makeWhole(directory: string, make: (making: string) => Promise<void>): Promise<void> {
  if (existsSync(directory)) return;
  const parent = path.dirname(directory);
  await sweep(parent);
  const making = await mkdtemp(path.join(parent, unfinished));
  try {
    await make(making);
    await rename(making, directory);
    await syncDirectory(parent);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    if (!existsSync(directory)) throw error;
  }
}

/** Removes directories left by processes that were killed in the middle. */
async function sweep(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(unfinished)) continue;
    const left = path.join(parent, name);
    const { mtimeMs } = await stat(left).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < Date.now() - abandonedAfterMs) await rm(left, { recursive: true, force: true });
  }
}

/** Without this a power cut could lose the new name, and the data with it. Windows has no such call. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory).catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
