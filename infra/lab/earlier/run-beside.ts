import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { call } from '../testing/call.ts';
import { eventually } from '../testing/eventually.ts';
import { personOf } from '../testing/person.ts';
import { dataDirectory, runProgram } from '../testing/server.ts';
import { type Facts, fill } from './fill.ts';
import { startedIn } from './started-in.ts';

/**
 * `npm run earlier:beside -- --checkout ../rostra-1.0.0`: people use the version in that folder while this one starts beside it on the
 * same data and builds its read models. It tells how often the earlier one answered and failed meanwhile; then each writes what the
 * other reads, and the data are verified. Ends with 1 where something failed.
 */
const { values } = parseArgs({ options: { checkout: { type: 'string' } } });
if (!values.checkout) throw new Error('--checkout FOLDER');
const pauseMs = 100;

const { directory, remove } = await dataDirectory();
const data = path.join(directory, 'data');
const earlier = await startedIn(values.checkout, data);
const facts = await fill(earlier.url);
const person = await personOf(earlier.url, facts.email);
const over = new AbortController();
const asking = askUntil(over.signal, facts);
const now = await startedIn(fileURLToPath(new URL('../../..', import.meta.url)), data);
await eventually(async () => {
  const { body } = await call<{ status: string }>(now.url, 'GET /health/ready');
  if (body.status !== 'ready') throw new Error(`this version is ${JSON.stringify(body)}`);
});
// Read models of a new version may be swapped after that.
await sleep(10_000);
await written('a change by this version, read by the earlier one', now.url, earlier.url);
await written('a change by the earlier version, read by this one', earlier.url, now.url);
over.abort();
for (const [what, { answered, failed }] of await asking)
  tell(`${what}: ${answered} answers, ${failed} failures`, failed === 0);
await earlier.stop();
const env = { DATA_DIR: data };
for (const line of await runProgram(['infra/lab/faults/verify.ts'], env)) tell(line, line.endsWith('holds'));
await now.stop();
await remove();

function tell(line: string, isGood: boolean): void {
  console.log(line);
  if (!isGood) process.exitCode = 1;
}

async function written(what: string, by: string, read: string): Promise<void> {
  const name = `${what} ${Date.now()}`.slice(0, 60);
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const { status } = await call(by, `PATCH /api/Sessions/${facts.session.id}`, { json: { name }, headers });
  const since = Date.now();
  const seen = await eventually(async () => {
    const { body } = await call<{ name: string }>(read, `GET /api/Sessions/${facts.session.id}`, { headers });
    if (body.name !== name) throw new Error(`it is still called ${body.name}`);
    return Date.now() - since;
  }).catch(() => undefined);
  tell(
    `${what}: ${status}, ${seen === undefined ? 'never seen' : `seen after ${seen} ms`}`,
    status === 200 && seen !== undefined,
  );
}

/** What the earlier version answers to who uses it, by address. */
async function askUntil(signal: AbortSignal, { session, goal, group, seminar }: Facts) {
  const addresses = [
    ...['/api/Sessions/Slim', `/api/Sessions/${session.id}`, '/api/Users/GetByToken'],
    ...(goal ? [`/api/Goals/${goal.id}`] : []),
    ...(group ? [`/api/Groups/${group.id}`] : []),
    ...(seminar ? [`/api/Seminar/${seminar.id}`] : []),
  ];
  const seen = new Map(addresses.map((address) => [address, { answered: 0, failed: 0 }]));
  while (!signal.aborted) {
    for (const [address, count] of seen) {
      const { status, body } = await person.send(`GET ${address}`);
      if (status === 200) count.answered += 1;
      else if (count.failed++ === 0) console.log(`${address}: ${status} ${JSON.stringify(body)}`);
    }
    await sleep(pauseMs);
  }
  return seen;
}
