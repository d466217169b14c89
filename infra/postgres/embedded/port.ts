import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { giveTo } from './account.ts';
import type { Place } from './place.ts';

const portFile = ({ directory }: Place) => path.join(directory, 'port');

/** Uses the last port again, so that joined processes find the server after a restart of its owner. */
export async function portFor(place: Place, anotherOne: boolean): Promise<number> {
  const last = anotherOne ? 0 : Number(await readFile(portFile(place), 'utf8').catch(() => ''));
  return last > 0 ? last : freePort();
}

export async function rememberPort(place: Place, port: number): Promise<void> {
  await writeFile(portFile(place), String(port));
  await giveTo(place.account, portFile(place));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
