import { readFile } from 'node:fs/promises';
import { StartupError } from '../../start-up/startup-error.ts';
import { claimOwnership, type Ownership } from './ownership.ts';
import type { Place } from './place.ts';
import { stopServer } from './server.ts';

/** `stop` ends the server within 12 s if this process owns it; if it only joined the server, `stop` does nothing. */
export type Running = Readonly<{ url: string; stop: () => Promise<void> }>;

/** Only the owner has `lost`: it resolves when the connection that holds the ownership ends. */
export type Joined = Running & Readonly<{ lost?: Promise<void> }>;

const invalidPassword = '28P01';

/** Undefined if the server is stopping, or does not answer yet. @throws StartupError for a wrong password */
export async function joinServer(place: Place, port: number): Promise<Joined | undefined> {
  const password = await readFile(place.password, 'utf8').catch((cause) => {
    throw new StartupError(`The password of the database cannot be read: ${(cause as Error).message}.`, { cause });
  });
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  try {
    const ownership = await claimOwnership(url, place.data);
    let stopping: Promise<void> | undefined;
    const stop = async () => {
      if (!ownership) return;
      stopping ??= stopOwn(place, ownership);
      await stopping;
    };
    return { url, stop, ...(ownership && { lost: ownership.lost }) };
  } catch (error) {
    if ((error as { code?: string }).code !== invalidPassword) return undefined;
    throw new StartupError(`The Postgres on ${place.data} refuses the password in ${place.password}.`, {
      cause: error,
    });
  }
}

/** The lock is held until the server is down, so that no process takes over a stopping server. */
async function stopOwn(place: Place, ownership: Ownership): Promise<void> {
  const isOurs = await ownership.isOurs().catch(() => true);
  if (isOurs) await stopServer(place);
  await ownership.release();
}
