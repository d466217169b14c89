import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DemoRole } from '#domain/kernel/contract.ts';
import { call } from '../testing/call.ts';
import { crawled } from '../testing/crawl.ts';
import { dataDirectory, NotStarted, startServer, type TestServer } from '../testing/server.ts';

const program = 'infra/lab/demo/demo.ts';
type SignedIn = Readonly<{ accessToken: string; userData: Readonly<{ firstName: string; lastName: string }> }>;

let demo: TestServer;
let place: Awaited<ReturnType<typeof dataDirectory>>;
beforeAll(async () => {
  place = await dataDirectory();
  // The demo must ignore the settings of an installation, such as SMTP_URL.
  const env = { DEMO_DIR: path.join(place.directory, 'demo'), DEMO_SIZE: 'small', SMTP_URL: 'smtp://mail.example' };
  demo = await startServer(path.join(place.directory, 'installation'), env, program);
}, 240_000);
afterAll(async () => {
  await demo?.stop();
  await place.remove();
});

test.each([
  ['learner', 'Lea Brandt'],
  ['seminar_owner', 'Miriam Albrecht'],
  ['company', 'Katharina Schuster'],
  ['auditor', 'Paul Richter'],
  ['admin', 'Rostra Admin'],
] as const)('lets anyone sign in as %s', async (as, name) => {
  const { status, body } = await call<SignedIn>(demo.url, 'POST /api/Demo/SignIn', { json: { as } });
  expect(status).toBe(200);
  expect(`${body.userData.firstName} ${body.userData.lastName}`).toBe(name);
  expect(demo.said.join()).toContain(as.replace('_', ' '));
});

test('offers all roles on the sign-in page', async () => {
  const { body } = await call<Readonly<{ demoRoles: readonly string[] }>>(demo.url, 'GET /api/Config');
  expect(body.demoRoles).toEqual(DemoRole.options);
});

test('has measured sessions in the past', async () => {
  const { body } = await call<SignedIn>(demo.url, 'POST /api/Demo/SignIn', { json: { as: 'learner' } });
  const headers = { authorization: `Bearer ${body.accessToken}` };
  type Session = Readonly<{ createdAt: string; analysisStatus: string; sessionScore: unknown }>;
  const sessions = (await call<readonly Session[]>(demo.url, 'GET /api/Sessions/Slim', { headers })).body;
  expect(sessions.length).toBeGreaterThan(0);
  expect(sessions.every(({ analysisStatus }) => analysisStatus === 'Succeeded')).toBe(true);
  expect(sessions[0]?.sessionScore).not.toBeNull();
  const day = 86_400_000;
  expect(Date.now() - Date.parse(sessions[0]?.createdAt ?? '')).toBeGreaterThan(2 * day);
});

/** Fields that the demo never sets, that are equal by nature, or that depend on the run. Any other field that never differs is a gap in the demo. */
const alike: Readonly<Record<string, readonly string[]>> = {
  userDashboard: ['news[].bannerImage'],
  'roleList[]': ['title'],
  sessionDetail: ['textAnalysis.words[].confidence'],
  seminarDetail: ['blocks[].elements[].version', 'blocks[].elements[].lockedBy'],
  'elementSubmissions[]': ['skipped', 'score', 'comments'],
  submissionReport: ['textAnalysis.words[].confidence'],
  'groupMembers[]': ['profilePicture', 'isVisible'],
  'groupPosts[]': ['editedAt', 'bannerImage', 'isPinned'],
  'articleList[]': ['editedAt', 'bannerImage', 'isDraft'],
  articleDetail: ['editedAt', 'bannerImage', 'isDraft'],
  'productList[]': ['active', 'vatRate'],
  participantDetail: [
    'elements[].submissions[].skipped',
    'elements[].submissions[].sessionId',
    'elements[].submissions[].comments',
    // All participants of the demo share their recordings.
    'elements[].submissions[].isSeen',
    'elements[].completedBy.isCurrent',
  ],
  'streamList[]': ['erased', 'actors[].erased'],
  'deedList[]': ['actor.erased', 'stream.erased', 'about[].erased', 'count'],
  'roleMatrix[]': ['title'],
  'personList[]': ['profilePicture', 'emailVerified', 'isActive', 'activeUntil'],
  personDetail: ['rolesGiven[].origin.reason'],
};
const isAlike = (field: string) =>
  /\.(currency|interval|seminarId)$|^(projectionList|jobList|timetable|signInList)\b/.test(field) ||
  Object.entries(alike).some(([answer, fields]) => fields.some((one) => field === `${answer}.${one}`));
const often = 12;

test('has different values in every field that answers often have', async () => {
  const tokens = await Promise.all(
    DemoRole.options.map(async (as) => {
      const { body } = await call<SignedIn>(demo.url, 'POST /api/Demo/SignIn', { json: { as } });
      return body.accessToken;
    }),
  );
  const fields = [...(await crawled(demo.url, tokens))];
  expect(fields.filter(([, { values }]) => values.size > 1).length).toBeGreaterThan(500);
  const constants = fields.filter(([, { values, times }]) => values.size === 1 && times >= often);
  expect(constants.map(([field]) => field).filter((field) => !isAlike(field))).toEqual([]);
}, 240_000);

test('writes only to its own folder', async () => {
  expect(await readdir(place.directory)).toEqual(['demo']);
});

test('neither uses nor empties a folder that is not a demo', async () => {
  const other = await dataDirectory();
  await writeFile(path.join(other.directory, 'letter.txt'), 'Lieber Onkel');
  await expect(startServer(other.directory, { DEMO_DIR: other.directory }, program)).rejects.toThrow(NotStarted);
  expect(await readdir(other.directory)).toEqual(['letter.txt']);
  await other.remove();
});
