import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from '#infra/postgres/embedded/binaries.ts';
import { makeCluster } from '#infra/postgres/embedded/cluster.ts';
import { placeFor } from '#infra/postgres/embedded/place.ts';
import { portFor } from '#infra/postgres/embedded/port.ts';
import { postmasterOf } from '#infra/postgres/embedded/postmaster.ts';
import { launch, stopServer } from '#infra/postgres/embedded/server.ts';

const pollMs = 10;
/** Smart shutdown waits until all clients have disconnected; fast shutdown disconnects them (Postgres, "Shutting Down the Server"). */
const signals = { smart: 'SIGTERM', fast: 'SIGINT' } as const;

/** A Postgres outside any product: no server starts it again. */
export async function ownPostgres(directory: string, flags: readonly string[] = []) {
  const place = await placeFor(directory);
  const binaries = await findBinaries(place);
  await makeCluster(place, binaries);
  const port = await portFor(place, false);

  async function start() {
    const said = await launch({ place, binaries, port, flags });
    if (said !== undefined) throw new Error(`Postgres does not start: ${said}`);
  }

  await start();
  const password = await readFile(place.password, 'utf8');
  return {
    port,
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    start,
    /** Tells Postgres to shut down, as an operator does. */
    async tellToEnd(how: keyof typeof signals) {
      const postmaster = await postmasterOf(place.data);
      if (postmaster) process.kill(postmaster.pid, signals[how]);
    },
    async ended() {
      while (await postmasterOf(place.data)) await sleep(pollMs);
    },
    stop: () => stopServer(place),
  };
}
