import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../start-up/startup-error.ts';
import { findBinaries } from './binaries.ts';
import { makeCluster } from './cluster.ts';
import { type Joined, joinServer, type Running } from './join.ts';
import { keepRunning } from './keep-running.ts';
import { type Place, placeFor } from './place.ts';
import { portFor, rememberPort } from './port.ts';
import { clearStalePidFile, postmasterOf } from './postmaster.ts';
import { launch } from './server.ts';

/** Crash recovery takes time; stopping does too. */
const patienceMs = 120_000;
const pollMs = 50;
const tries = 5;

/**
 * Starts the Postgres of `directory`, or joins the one that runs there. It belongs to the first process that starts. If that
 * process is killed, the server outlives it and belongs to the next process that starts. If the server itself is killed, its
 * owner starts it again. `flags` (`-c`, `name=value`, …) are used only if this process starts the server.
 * @throws StartupError
 */
export async function startPostgres(directory: string, flags: readonly string[] = []): Promise<Running> {
  const place = await placeFor(directory);
  const start = () => startOrJoin(place, flags);
  return keepRunning(await start(), start);
}

async function startOrJoin(place: Place, flags: readonly string[]): Promise<Joined> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const postmaster = await postmasterOf(place.data);
    if (!postmaster) await startServer(place, flags);
    else if (!postmaster.ready) await sleep(pollMs);
    else {
      const joined = await joinServer(place, postmaster.port);
      if (joined) return joined;
      await sleep(pollMs);
    }
  }
  throw new StartupError(`The Postgres on ${place.data} runs, but does not answer: its log is ${place.log}.`);
}

/** Starts the server; returns without one if another process is faster. */
async function startServer(place: Place, flags: readonly string[]): Promise<void> {
  const binaries = await findBinaries(place);
  await makeCluster(place, binaries);
  await clearStalePidFile(place.data);
  for (let tried = 0; tried < tries; tried += 1) {
    const port = await portFor(place, tried > 0);
    const said = await launch({ place, binaries, port, flags });
    if (said === undefined) return rememberPort(place, port);
    if (/could not bind/.test(said)) continue;
    if (/lock file "postmaster\.pid"|pre-existing shared memory/.test(said)) return sleep(pollMs);
    const why = /(?:FATAL|PANIC): {2}(.*)/.exec(said)?.[1] ?? 'it said nothing';
    throw new StartupError(`Postgres does not start on ${place.data}: ${why} (its log is ${place.log}).`);
  }
  throw new StartupError(`Postgres found no free port on 127.0.0.1 in ${tries} tries.`);
}
