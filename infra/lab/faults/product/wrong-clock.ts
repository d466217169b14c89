import { randomUUID } from 'node:crypto';
import { accessTokens } from '#infra/http/access-token.ts';
import { installationKeys } from '#infra/keys/keys.ts';
import { call } from '../../testing/call.ts';
import { hasEnded } from '../../testing/person.ts';
import { dataDirectory, startServer, type TestServer } from '../../testing/server.ts';
import { renamesIn } from '../invariants/read-log.ts';
import { demand, faultsOf, type Play, type Report } from '../kit/fault.ts';
import { quiet, type Running, withProduct } from '../kit/scratch.ts';
import { slowFfmpeg } from '../kit/slow-ffmpeg.ts';
import { smallWav } from '../kit/small-wav.ts';
import { type Someone, someone } from '../kit/someone.ts';
import { settled } from '../kit/watched-world.ts';
import { verifyAll } from '../verify-all.ts';
import { racedSchedule } from './raced-schedule.ts';

const shiftedClock = new URL('./shifted-clock.js', import.meta.url).href;
const tenMinutes = 600_000;
const [names, sessions, slowSeconds] = [20, 4, 1];
const patienceMs = 180_000;

type Scene = Readonly<{ running: Running; ada: Someone; shiftMs: number; round: number }>;

/** F17: two instances run, one with a wrong clock: ten minutes ahead in even rounds, ten minutes behind in odd ones. */
export async function wrongClock({ rounds }: Play): Promise<Report> {
  const { directory: programs, remove } = await dataDirectory();
  const env = { FFMPEG_PATH: await slowFfmpeg(programs, slowSeconds) };
  return withProduct(env, async (running) => {
    const ada = await someone({ url: running.server.url, directory: running.directory });
    let slots = 0;
    for (let round = 0; round < rounds; round++) {
      const shiftMs = round % 2 === 0 ? tenMinutes : -tenMinutes;
      const shifted = { CLOCK_SHIFT_MS: String(shiftMs), NODE_OPTIONS: `--import ${shiftedClock}` };
      // Names the database: two processes of a role may not share an embedded one.
      const DATABASE_URL = String(running.world.pool.options.connectionString);
      const wrong = await startServer(running.directory, { ...quiet, ...env, ...shifted, DATABASE_URL });
      try {
        await together({ running, ada, shiftMs, round }, wrong);
      } finally {
        await wrong.stop();
      }
      const raced = await racedSchedule(running.world.pool, [{}, shifted]);
      demand(raced.wrong);
      slots += raced.slots;
    }
    demand(faultsOf(await verifyAll(running.world)));
    return { injected: rounds, names: rounds * names, talks: rounds * sessions, 'slots taken once': slots };
  }).finally(remove);
}

async function together(scene: Scene, wrong: TestServer) {
  const { world } = scene.running;
  demand([
    ...(await tokensFault(scene, wrong)),
    ...(await orderFault(scene, wrong)),
    ...(await leaseFault(scene, wrong)),
  ]);
  await settled(world, patienceMs);
}

/** A token is refused if it was issued further ahead than the allowed clock skew, or if it has expired. */
async function tokensFault({ running, ada, shiftMs }: Scene, wrong: TestServer): Promise<readonly string[]> {
  const tokens = accessTokens((await installationKeys(undefined, running.directory))('access-token'));
  const by = (offMs: number) => tokens.issue({ userId: ada.person.id }, new Date(Date.now() + offMs));
  const [right, other] = [await by(0), await by(shiftMs)];
  const tried = [
    ['its own', wrong.url, other, 200],
    ['that of a clock which is right', wrong.url, right, 401],
    ['that of a clock 20 s ahead', running.server.url, await by(20_000), 200],
    ['that of the wrong clock', running.server.url, other, 401],
  ] as const;
  const faults: string[] = [];
  for (const [whose, url, token, wanted] of tried) {
    const { status } = await call(url, 'GET /api/Users/GetByToken', { headers: { authorization: `Bearer ${token}` } });
    if (status !== wanted) faults.push(`with ${shiftMs} ms, ${whose} token was answered ${status}, and not ${wanted}`);
  }
  return faults;
}

/** Commands that one person sends to both in turn keep their order. */
async function orderFault({ running, ada, shiftMs, round }: Scene, wrong: TestServer): Promise<readonly string[]> {
  const tokens = accessTokens((await installationKeys(undefined, running.directory))('access-token'));
  const given = Array.from({ length: names }, (_, number) => `name ${round} ${number}`);
  const statuses: number[] = [];
  for (const [number, name] of given.entries()) {
    const [url, offMs] = number % 2 === 0 ? [running.server.url, 0] : [wrong.url, shiftMs];
    const token = await tokens.issue({ userId: ada.person.id }, new Date(Date.now() + offMs));
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
    const { status } = await call(url, `PATCH /api/Sessions/${ada.talk}`, { json: { name }, headers });
    statuses.push(status);
  }
  const renames = (await renamesIn(running.world.store)).filter(({ data }) => data.name.startsWith(`name ${round} `));
  const [first, second] = renames.map(({ metadata }) => Date.parse(metadata.at));
  if (Math.abs((second ?? 0) - (first ?? 0) - shiftMs) > tenMinutes / 2) return ['no clock was wrong'];
  const happened = renames.map(({ data }) => data.name).join(', ');
  return happened === given.join(', ') ? [] : [`names were given so: ${happened} (${statuses.join(', ')})`];
}

/** Both instances take analyses from one queue; a job stays with the instance that claimed it. */
async function leaseFault({ running, ada, round }: Scene, wrong: TestServer): Promise<readonly string[]> {
  const made: string[] = [];
  for (let session = 0; session < sessions; session++)
    made.push(await ada.person.uploaded(smallWav(300 + round * sessions + session)));
  for (const id of made) await ada.person.waitFor(id, hasEnded, patienceMs / 1_000);
  const { rows } = await running.world.pool.query<{ key: string; attempt: number; state: string }>(
    `select key, attempt, state from ops.job where kind = 'analysis' and key = any($1)`,
    [made.map((id) => `${id}_1`)],
  );
  const odd = rows.filter(({ attempt, state }) => attempt !== 1 || state !== 'done');
  if (wrong.process.exitCode !== null) return [`the other instance ended with ${wrong.process.exitCode}`];
  return odd.map(({ key, attempt, state }) => `the analysis ${key} is ${state} after ${attempt} attempts`);
}
