import { hasEnded, newPerson } from '../../testing/person.ts';
import { dataDirectory, startServer, type TestServer } from '../../testing/server.ts';
import { demand, faultsOf, type Play, patience, type Report } from '../kit/fault.ts';
import { quiet, type Running, withProduct } from '../kit/scratch.ts';
import { slowFfmpeg } from '../kit/slow-ffmpeg.ts';
import { smallWav } from '../kit/small-wav.ts';
import { caughtUp, settled } from '../kit/watched-world.ts';
import { verifyAll } from '../verify-all.ts';

/** Length of the lease, plus the time to notice that it has expired. */
const takenOverMs = 15_000;
const slowSeconds = 2;

/** `workers`: all started workers, in order of their start. */
type Scene = Readonly<{ running: Running; ffmpeg: string; play: Play; workers: TestServer[] }>;

/** Used in turn. */
const signals = ['SIGKILL', 'SIGSTOP'] as const;
type Signal = (typeof signals)[number];

/** F12: the worker of an analysis is killed, or pauses for longer than its lease. Another worker takes over, and the analysis ends once. */
export async function lostWorker(play: Play): Promise<Report> {
  const { directory: programs, remove } = await dataDirectory();
  const ffmpeg = await slowFfmpeg(programs, slowSeconds);
  return withProduct({ ROLES: 'command-api,query-api,projections,reactions' }, async (running) => {
    const scene: Scene = { running, ffmpeg, play, workers: [] };
    const taken: number[] = [];
    try {
      for (let round = 0; round < play.rounds; round++) taken.push(await loseWorker(scene, round));
    } finally {
      await Promise.all(scene.workers.map((worker) => worker.kill()));
    }
    return { injected: taken.length, 'taken over and ended after ms, slowest': Math.max(...taken) };
  }).finally(remove);
}

async function startWorker({ running, ffmpeg, workers }: Scene): Promise<TestServer> {
  // Names the database, because two workers may not share an embedded one.
  const DATABASE_URL = String(running.world.pool.options.connectionString);
  const worker = await startServer(running.directory, {
    ...quiet,
    DATABASE_URL,
    ROLES: 'analysis',
    FFMPEG_PATH: ffmpeg,
  });
  workers.push(worker);
  return worker;
}

/** Loses the worker of a new analysis. The worker that takes over is lost in the next round. */
async function loseWorker(scene: Scene, round: number): Promise<number> {
  const { running, play, workers } = scene;
  const first = workers.at(-1) ?? (await startWorker(scene));
  const { world } = running;
  const signal = signals[round % signals.length] ?? 'SIGKILL';
  await settled(world, 180_000);
  // A new person each time, because all rounds together take longer than a token is valid.
  const ada = await newPerson(running.server.url);
  const session = await ada.uploaded(smallWav(400 + round));
  await ada.waitFor(session, (status) => status === 'Running');
  first.process.kill(signal);
  const from = performance.now();
  await startWorker(scene);
  await ada.waitFor(session, hasEnded, patience(play, takenOverMs + slowSeconds * 1_000) / 1_000);
  const took = Math.round(performance.now() - from);
  await caughtUp(world, patience(play, 15_000));
  await settled(world, 180_000);
  await comeBack(first, signal, running);
  await first.kill();
  demand([...(await attempts(running, session)), ...faultsOf(await verifyAll(world))]);
  return took;
}

/** The paused worker resumes and finds that its lease is gone. */
async function comeBack(first: TestServer, signal: Signal, { world }: Running) {
  if (signal === 'SIGKILL') return;
  const log = async () =>
    JSON.stringify((await world.pool.query('select count(*), max(position) from event_store.events')).rows);
  const before = await log();
  first.process.kill('SIGCONT');
  await first.stop();
  const after = await log();
  if (before !== after) demand([`who stood still wrote after all: ${before} became ${after}`]);
}

async function attempts({ world }: Running, session: string) {
  const { rows } = await world.pool.query<{ state: string; attempt: number }>(
    `select state, attempt from ops.job where kind = 'analysis' and key = $1`,
    [`${session}_1`],
  );
  const [job] = rows;
  return job?.state === 'done' && job.attempt > 1 ? [] : [`the job is ${job?.state} after ${job?.attempt} attempts`];
}
