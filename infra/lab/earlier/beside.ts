import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { call } from '../testing/call.ts';
import { eventually } from '../testing/eventually.ts';
import { type Person, personOf } from '../testing/person.ts';
import { type Environment, runProgram } from '../testing/server.ts';
import { type Facts, fill, smallTalk } from './fill.ts';
import { startedIn } from './started-in.ts';

const pauseMs = 100;
const here = fileURLToPath(new URL('../../..', import.meta.url));

type Beside = Readonly<{
  /** The folder of the earlier version. */
  earlier: string;
  /** The data that both versions share. */
  env: Environment;
  /** Called once for each finding. */
  tell: (line: string, isGood: boolean) => void;
  /** Registers the functions that stop both versions. */
  atEnd: (stop: () => Promise<void>) => void;
}>;

/**
 * People use the earlier version while this one starts beside it and builds its read models, on one Postgres and one folder. Reports
 * how often each version answered and failed, whether each can read the changes made at the other, and whether the data are valid.
 */
export async function runBeside({ earlier: folder, env, tell, atEnd }: Beside): Promise<void> {
  const start = async (cwd: string) => {
    const version = await startedIn(cwd, env);
    atEnd(version.stop);
    return version;
  };
  const earlier = await start(folder);
  const facts = await fill(earlier.url);
  const person = await personOf(earlier.url, facts.email);
  const used = { person, facts, renamed: await person.uploaded(await smallTalk()) };
  const over = new AbortController();
  const ofEarlier = askUntil(over.signal, earlier.url, used);

  const from = Date.now();
  const now = await start(here);
  tell(`this version listens after ${Date.now() - from} ms`, true);
  await served(now.url, env);
  tell(`its read models serve after ${Date.now() - from} ms`, true);
  const ofNow = askUntil(over.signal, now.url, used);
  const [toNow, toEarlier] = [
    { by: earlier.url, read: now.url, tell },
    { by: now.url, read: earlier.url, tell },
  ];
  await written('a change by this version, read by the earlier one', used, toEarlier);
  await written('a change by the earlier version, read by this one', used, toNow);
  const [atEarlier, atNow] = await Promise.all([fill(earlier.url), fill(now.url)]);
  await readAll('what people did at the earlier version, read by this one', { done: atEarlier, known: facts }, toNow);
  await readAll('what people did at this version, read by the earlier one', { done: atNow, known: facts }, toEarlier);
  over.abort();
  for (const [version, counts] of [
    ['the earlier version', await ofEarlier],
    ['this version', await ofNow],
  ] as const)
    for (const [what, { answered, failed, first }] of counts)
      tell(
        `${version}, ${what}: ${answered} answers, ${failed} failures${first ? `, first ${first}` : ''}`,
        failed === 0,
      );
  for (const line of await runProgram(['infra/lab/faults/verify.ts'], env)) tell(line, line.endsWith('holds'));
}

/** Waits until the version is ready, and serves its own version of each read model. */
function served(url: string, env: Environment): Promise<void> {
  return eventually(async () => {
    const { body } = await call<{ status: string }>(url, 'GET /health/ready');
    if (body.status !== 'ready') throw new Error(`this version is ${JSON.stringify(body)}`);
    const status = await runProgram(['projections/cli.ts', 'status'], env);
    const behind = status.filter((line) => /not built|code of/.test(line));
    if (behind.length > 0) throw new Error(`still to be built: ${behind.join('; ')}`);
  });
}

function signedBy({ accessToken }: Person) {
  return { authorization: `Bearer ${accessToken}` };
}

/** `first`: the first failed answer. */
type Count = { answered: number; failed: number; first?: string };
type Counts = ReadonlyMap<string, Count>;

type Used = Readonly<{ person: Person; facts: Facts; renamed: string }>;
type Way = Readonly<{ by: string; read: string; tell: Beside['tell'] }>;

async function written(what: string, { person, facts }: Used, { by, read, tell }: Way): Promise<void> {
  const name = `${what} ${Date.now()}`.slice(0, 60);
  const headers = signedBy(person);
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

/** `known`: the features of the earlier version. */
type Done = Readonly<{ done: Facts; known: Facts }>;

/** The person who made the changes signs in at the other version, and finds all of them there. */
async function readAll(what: string, { done, known }: Done, { by, read, tell }: Way): Promise<void> {
  const signIn = await personOf(read, done.email).catch(String);
  tell(`${what}, sign-in: ${typeof signIn === 'string' ? signIn : 'done'}`, typeof signIn !== 'string');
  const headers = signedBy(typeof signIn === 'string' ? await personOf(by, done.email) : signIn);
  for (const address of addressesOf(done, known)) {
    const seen = await eventually(async () => {
      const { status, body } = await call(read, `GET ${address}`, { headers });
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      return 'seen';
    }).catch(String);
    tell(`${what}, ${address}: ${seen}`, seen === 'seen');
  }
}

function addressesOf({ session, goal, group, seminar }: Facts, known: Facts): readonly string[] {
  return [
    ...['/api/Sessions/Slim', `/api/Sessions/${session.id}`, '/api/Users/GetByToken'],
    ...(goal && known.goal ? [`/api/Goals/${goal.id}`] : []),
    ...(group && known.group ? [`/api/Groups/${group.id}`] : []),
    ...(seminar && known.seminar ? [`/api/Seminar/${seminar.id}`] : []),
  ];
}

/** The answers of a version to a client that keeps reading and writing, by call. */
async function askUntil(signal: AbortSignal, url: string, { person, facts, renamed }: Used): Promise<Counts> {
  const calls = [...addressesOf(facts, facts).map((address) => `GET ${address}`), `PATCH /api/Sessions/${renamed}`];
  const seen = new Map<string, Count>(calls.map((methodAndPath) => [methodAndPath, { answered: 0, failed: 0 }]));
  for (let turn = 0; !signal.aborted; turn++) {
    for (const [methodAndPath, count] of seen) {
      const json = methodAndPath.startsWith('PATCH') ? { json: { name: `Rede ${turn}` } } : {};
      const answer = call(url, methodAndPath, { ...json, headers: signedBy(person) });
      const { status, body } = await answer.catch((error) => ({ status: 0, body: String(error) }));
      if (status === 200) count.answered += 1;
      else count.failed += 1;
      if (status !== 200) count.first ??= `${status} ${JSON.stringify(body)}`;
    }
    await sleep(pauseMs);
  }
  return seen;
}
