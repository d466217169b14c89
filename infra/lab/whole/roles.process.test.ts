import { expect, onTestFinished, test } from 'vitest';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { startWireServer } from '../fakes/wire-server/wire-server.ts';
import { call } from '../testing/call.ts';
import { workDone } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { hasNginx, startNginx } from '../testing/nginx.ts';
import { hasEnded, newPerson, type Person } from '../testing/person.ts';
import { recording } from '../testing/recording.ts';
import { scrape, valueIn } from '../testing/scrape.ts';
import { dataDirectory, type Environment, runProgram, startServer, type TestServer } from '../testing/server.ts';
import { sharedServer } from '../testing/shared.ts';
import { openSocket } from '../testing/socket.ts';
import { startSplitProxy } from '../testing/split-proxy.ts';
import { freshDatabase } from '../testing/test-database.ts';
import { withFeedback } from '../testing/with-feedback.ts';

const sessions = 6;

test('does the same work in eight processes as in one, while each projection process is killed in turn', async () => {
  const { url: database, pool } = await freshDatabase();
  const { start, verified } = await installation({ DATABASE_URL: database });
  const [query, reactions, first, second, ...others] = await Promise.all(
    ['query-api', 'reactions', 'projections', 'projections', 'command-api', 'command-api', 'analysis', 'analysis'].map(
      (role) => start(role),
    ),
  );
  const [commands, workers] = [others.slice(0, 2), others.slice(2)];
  if (!query || !reactions || !first || !second) throw new Error('not all have started');
  const url = await startSplitProxy({ commands: urlsOf(commands), queries: [query.url] });
  await everyCallIsAnswered(url);
  await isSignedOutEverywhere(url);

  const { ada, shared } = await journey(url);
  await renamed(ada, shared.id, 'Mit beiden');
  await first.kill();
  await renamed(ada, shared.id, 'Mit der zweiten allein');
  await start('projections');
  await second.kill();
  await renamed(ada, shared.id, 'Mit der, die neu kam');

  await workDone(pool);
  const { rows } = await pool.query(`select state, attempt from ops.job where kind = 'analysis'`);
  expect(rows).toEqual(Array.from({ length: sessions }, () => ({ state: 'done', attempt: 1 })));
  const done = await Promise.all(workers.map(analyses));
  expect(done.reduce((sum, count) => sum + count)).toBe(sessions);
  expect(Math.min(...done, ...(await Promise.all(commands.map(appended))))).toBeGreaterThan(0);
  expect(await verified()).toEqual([]);

  const alone = await newPerson((await sharedServer()).url);
  const own = await withFeedback<SessionDetail>(alone, await alone.uploaded(await recording('talk.wav')));
  expect(withoutIdentity(own)).toEqual(withoutIdentity(shared));
}, 240_000);

test('does the same with the log in EventStoreDB, played by the wire server', async () => {
  const log = await startWireServer();
  onTestFinished(() => log.stop());
  const { url: database, pool } = await freshDatabase();
  const { start, verified } = await installation({
    DATABASE_URL: database,
    EVENTSTORE_URL: `esdb://${log.address}?tls=false`,
  });
  const [query, ...others] = await Promise.all(
    ['query-api', 'command-api', 'command-api', 'projections', 'reactions', 'analysis'].map((role) => start(role)),
  );
  const split = { commands: urlsOf(others.slice(0, 2)), queries: urlsOf(query ? [query] : []) };
  const url = (await hasNginx()) ? await startNginx(split) : await startSplitProxy(split);

  const { ada, shared } = await journey(url);
  await renamed(ada, shared.id, 'Aus EventStoreDB');
  await workDone(pool, () => log.log.all().findLast(({ stream }) => stream.startsWith('session-'))?.position ?? null);
  expect(log.log.stream(`session-${shared.id}`).filter(({ type }) => type === 'AnalysisSucceeded')).toHaveLength(1);
  expect(await verified()).toEqual([]);
}, 240_000);

/** Expects that a sign-out in one process ends access and closes sockets in all others. */
async function isSignedOutEverywhere(url: string) {
  const bob = await newPerson(url);
  const socket = await openSocket(`${url}/session-hub`, { first: { type: 'auth', token: bob.accessToken } });
  const read = async () => (await bob.send('GET /api/Sessions/Slim')).status;
  expect(await read()).toBe(200);
  expect((await bob.send('POST /api/Account/Logout', { json: {} })).status).toBe(204);
  expect(await socket.closed()).toBe(4401);
  await eventually(async () => expect(await read()).toBe(401));
}

/** A person records, waits for results and notifications, and deletes a recording. */
async function journey(url: string) {
  const ada = await newPerson(url);
  const first = { type: 'auth', token: ada.accessToken };
  const [session, notification] = await Promise.all(
    ['/session-hub', '/notification-hub'].map((hub) => openSocket(url + hub, { first })),
  );
  onTestFinished(() => [session, notification].forEach((socket) => void socket?.end()));

  const talk = await recording('talk.wav');
  const ids: string[] = [];
  while (ids.length < sessions) ids.push(await ada.uploaded(talk));
  const details = await Promise.all(ids.map((id) => ada.waitFor<SessionDetail>(id, hasEnded)));
  expect(details.map(({ analysisStatus }) => analysisStatus)).toEqual(ids.map(() => 'Succeeded'));
  await ada.hasUsed(sessions);
  await eventually(() => {
    expect(new Set(session?.pushes.map(({ data }) => data.id))).toEqual(new Set(ids));
    expect(new Set(notification?.pushes.map(({ data }) => data.name))).toContain('session-detail');
  });

  const [wanted = '', unwanted = ''] = ids;
  const shared = await withFeedback<SessionDetail>(ada, wanted);
  expect((await ada.send(`DELETE /api/Sessions/${unwanted}`)).status).toBe(204);
  await eventually(async () => expect((await ada.send(`GET /api/Sessions/${unwanted}`)).status).toBe(404));
  expect((await ada.send(`GET /api/Sessions/${shared.id}`)).status).toBe(200);
  return { ada, shared };
}

/** Writes in one process and reads in another; a different process may have to take over first. */
async function renamed(ada: Person, id: string, name: string) {
  const { status, headers } = await ada.send(`PATCH /api/Sessions/${id}`, { json: { name } });
  expect(status).toBe(200);
  expect(await ada.seen(`/api/Sessions/${id}`, headers)).toMatchObject({ body: { name } });
}

/** Expects that the proxy sends each call of the contract to a process that serves it, so none answers `not_found`. */
async function everyCallIsAnswered(url: string) {
  const { body } = await call<{ paths: Record<string, object> }>(url, 'GET /api/openapi.json');
  const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, 'x')}`),
  );
  expect(calls.length).toBeGreaterThan(20);
  const answers = await Promise.all(
    calls.map(async (name) => [name, (await call<{ code?: string }>(url, name)).body.code]),
  );
  // For these routes the address itself is the access right, and this address does not exist.
  const open =
    /^(GET \/api\/(Calendar\/x|Legal\/x|(Groups|News|Presentations|Showcase)\/x\/Media|Sessions\/shared\/x\/File|Certificates\/x|Platforms\/Arrival)|[A-Z]+ \/api\/Guests\/x\/\w+)$/;
  expect(answers.filter(([name = '', code]) => code === 'not_found' && !open.test(name))).toEqual([]);
}

const urlsOf = (servers: readonly TestServer[]) => servers.map(({ url }) => url);

/** Number of analyses that this process has done. */
async function analyses({ url }: TestServer): Promise<number> {
  const samples = (await scrape(url)).get('rostra_job_duration_seconds') ?? [];
  const wanted = ['_count{', 'kind="analysis"', 'outcome="done"'];
  return Number(
    samples
      .find((sample) => wanted.every((part) => sample.includes(part)))
      ?.split(' ')
      .at(-1) ?? 0,
  );
}

const appended = async ({ url }: TestServer) => valueIn(await scrape(url), 'rostra_appended_events_total') ?? 0;

const withoutIdentity = ({ id, createdAt, recordingDate, audioUrl, aiFeedback, ...measured }: SessionDetail) => ({
  ...measured,
  feedback: aiFeedback && { text: aiFeedback.feedbackText, by: aiFeedback.modelVersion },
});

/** Starts processes on a shared folder, for the running test. */
async function installation(shared: Environment) {
  const { directory, remove } = await dataDirectory();
  const running: TestServer[] = [];
  onTestFinished(async () => {
    await Promise.all(running.map((server) => server.stop()));
    await remove();
  });
  return {
    start: async (role: string) => {
      const server = await startServer(directory, { ...shared, ROLES: role });
      running.push(server);
      return server;
    },
    /** The faults that `npm run verify` finds. */
    verified: async () => {
      const said = await runProgram(['infra/lab/faults/verify.ts'], { ...shared, DATA_DIR: directory });
      expect(said.filter((line) => line.endsWith('holds')).length).toBeGreaterThan(5);
      return said.filter((line) => !line.endsWith('holds'));
    },
  };
}
