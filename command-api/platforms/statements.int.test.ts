import { afterAll, expect, test } from 'vitest';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { privacyCommands } from '#domain/privacy/contract/calls.ts';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { startRecordStore } from '#infra/lab/fakes/record-store.ts';
import { type AppPerson, ownApp } from '#infra/lab/testing/app.ts';
import { adding, courseIn, enrol } from '#infra/lab/testing/course.ts';

const kind = 'xapi-statement';
const signIn = { username: 'rostra', password: 'a password: with a colon' };
const records = await startRecordStore(signIn);
afterAll(() => records.close());

const home = 'https://rostra.example';
const app = await ownApp({
  ...{ PUBLIC_URL: home, PLATFORMS_INSIDE: 'true', LOG_LEVEL: 'warn' },
  ...{ XAPI_URL: `${records.url}/`, XAPI_USERNAME: signIn.username, XAPI_PASSWORD: signIn.password },
});

const other = await ownApp();

/** A seminar with two elements and one participant. */
async function begun() {
  const owner = await app.person();
  const course = await courseIn(owner, { read: adding(owner).text, again: adding(owner).text });
  const learner = await app.person();
  await enrol(app, owner, course.seminarId, [learner]);
  return { owner, learner, ...course };
}

async function read({ seminarId, ids }: Awaited<ReturnType<typeof begun>>, learner: AppPerson, which: string) {
  await learner.send(participationCommands.SubmitReadText, { body: { seminarId, elementId: ids[which] ?? '' } });
  await app.settle();
}

const of = ({ id }: AppPerson) => [...records.statements.values()].filter(({ actor }) => actor.account.name === id);
const said = (person: AppPerson) => of(person).map(({ verb }) => verb.id.split('/').at(-1));
const jobs = async ({ id }: AppPerson) =>
  (
    await app.database.query<{ state: string }>('select state from ops.job where kind = $1 and owner_id = $2', [
      kind,
      id,
    ])
  ).rows;

test('reports joining, a completed element and the completed seminar, by ids without names or addresses', async () => {
  const course = await begun();
  const { learner, seminarId, ids } = course;
  await read(course, learner, 'read');
  await read(course, learner, 'again');
  const actor = { objectType: 'Agent', account: { homePage: home, name: learner.id } };
  const seminar = {
    id: `${home}/seminars/dashboard/${seminarId}`,
    definition: { type: 'http://adlnet.gov/expapi/activities/course', name: { de: 'Frei sprechen' } },
  };
  const lesson = (id = '') => ({
    actor,
    verb: { id: 'http://adlnet.gov/expapi/verbs/completed' },
    object: { id: `${seminar.id}/${id}`, definition: { name: { de: 'Lesen' } } },
    result: { completion: true },
    context: { platform: 'Rostra', contextActivities: { parent: [seminar] } },
  });
  const told = of(learner);
  expect(told[0]).toMatchObject({ actor, verb: { id: 'http://adlnet.gov/expapi/verbs/registered' }, object: seminar });
  expect(told.filter(({ context }) => context.contextActivities)).toMatchObject([lesson(ids.read), lesson(ids.again)]);
  expect(told.filter(({ result }) => result?.score)).toMatchObject([
    { object: seminar, result: { completion: true, score: { scaled: 1 } } },
  ]);
  expect(told).toHaveLength(4);
  expect(JSON.stringify(told)).not.toContain(learner.email);
});

test('does not report a repeated submission', async () => {
  const course = await begun();
  await read(course, course.learner, 'read');
  await read(course, course.learner, 'read');
  expect(said(course.learner)).toEqual(['registered', 'completed']);
});

test('sends a statement again if its answer was lost, and it is stored once', async () => {
  const course = await begun();
  records.answers.length = 0;
  records.failNext('lose');
  await read(course, course.learner, 'read');
  await app.hurry(kind);
  expect([said(course.learner), records.answers]).toEqual([
    ['registered', 'completed'],
    [204, 204],
  ]);
});

test('accepts a conflict when a name in a repeated statement has changed', async () => {
  const course = await begun();
  records.answers.length = 0;
  records.failNext('lose');
  await read(course, course.learner, 'read');
  const { owner, seminarId, blockId, ids } = course;
  const changed = { seminarId, blockId, elementId: ids.read ?? '', title: 'Anders' };
  expect((await owner.send(seminarCommands.WriteReadText, { body: changed })).status).toBe(200);
  await app.hurry(kind);
  expect(records.answers).toEqual([204, 409]);
  expect(await jobs(course.learner)).toEqual([{ state: 'done' }, { state: 'done' }]);
});

test('keeps statements while the store is unavailable, and sends them later', async () => {
  const course = await begun();
  records.failNext(503, 401, 429);
  await read(course, course.learner, 'read');
  expect(said(course.learner)).toEqual(['registered']);
  await app.hurry(kind);
  expect(said(course.learner)).toEqual(['registered', 'completed']);
});

test('gives up a refused statement once, without personal data in the log', async () => {
  const course = await begun();
  const before = app.said.length;
  records.failNext(400);
  await read(course, course.learner, 'read');
  await app.hurry(kind);
  expect(said(course.learner)).toEqual(['registered']);
  const logged = app.said.slice(before).filter((line) => line.includes(kind));
  expect(logged.filter((line) => line.includes('given up'))).toHaveLength(1);
  expect(logged.join('')).toContain('http_400');
  for (const secret of [course.learner.email, course.learner.id, signIn.password, 'Lesen'])
    expect(logged.join('')).not.toContain(secret);
  expect((await jobs(course.learner)).map(({ state }) => state).sort()).toEqual(['done', 'failed']);
});

test('sends nothing about an erased person', async () => {
  const course = await begun();
  records.failNext(503);
  await read(course, course.learner, 'read');
  const admin = await app.admin();
  await admin.send(privacyCommands.EraseUser, {
    params: { id: course.learner.id },
    body: { ground: 'requested', reason: 'Asked for it' },
  });
  await app.hurry(kind);
  expect(said(course.learner)).toEqual(['registered']);
  expect(await jobs(course.learner)).toEqual([]);
});

test('enqueues no statement without a record store', async () => {
  const owner = await other.person();
  const { seminarId } = await courseIn(owner, { read: adding(owner).text });
  await enrol(other, owner, seminarId, [await other.person()]);
  const { rows } = await other.database.query('select 1 from ops.job where kind = $1', [kind]);
  expect(rows).toEqual([]);
});
