import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { placeFor } from '../../postgres/embedded/place.ts';
import { postmasterOf } from '../../postgres/embedded/postmaster.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { type KillNews, KillOrder } from './kill-order.ts';
import { randomOf } from './random.ts';

/**
 * Keeps a server and kills it, or its Postgres: a process of its own, since who is busy as a client cannot kill at any
 * moment. It begins at the first line that it is sent, and ends with its input.
 */
const order = KillOrder.parse(JSON.parse(process.argv[2] ?? ''));
const { directory, env, target, kills, pauseMs } = order;
const random = randomOf(order.seed);
const tell = (news: KillNews) => console.log(JSON.stringify(news));

let server = await startServer(directory, env);
const { port } = new URL(server.url);
tell({ type: 'ready', url: server.url });

const input = createInterface({ input: process.stdin });
input.once('line', () => {
  play().catch((error) => tell({ type: 'failed', why: String(error) }));
});
input.once('close', async () => {
  await server.stop();
  process.exit();
});

async function play() {
  const [from, to] = pauseMs;
  for (let kill = 0; kill < kills; kill++) {
    await sleep(from + random.next() * (to - from));
    const started = performance.now();
    await (target === 'server' ? killServer() : killPostgres());
    tell({ type: 'back', afterMs: Math.round(performance.now() - started) });
  }
  await sleep(from);
  if (server.process.exitCode !== null) throw new Error(`the server ended: ${server.said.slice(-20).join('\n')}`);
  tell({ type: 'over' });
}

async function killServer() {
  const at = Date.now();
  const ended = server.kill();
  tell({ type: 'killed', at });
  await ended;
  server = await startServer(directory, { ...env, PORT: port });
}

async function killPostgres() {
  const { data } = await placeFor(path.join(directory, 'postgres'));
  const postmaster = await postmasterOf(data);
  if (!postmaster) throw new Error('there is no Postgres to kill');
  const at = Date.now();
  process.kill(postmaster.pid, 'SIGKILL');
  tell({ type: 'killed', at });
  while (!(await isReady(server))) await sleep(20);
}

async function isReady({ url, process: { exitCode } }: TestServer): Promise<boolean> {
  if (exitCode !== null) throw new Error(`the server ended with ${exitCode}: ${server.said.slice(-20).join('\n')}`);
  const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
  const { reasons = ['silence'] } = ((await answer?.json()) ?? {}) as { reasons?: readonly string[] };
  return !reasons.includes('database') && !reasons.includes('silence');
}
