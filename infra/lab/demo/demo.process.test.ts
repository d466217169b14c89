import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DemoRole } from '#domain/kernel/contract.ts';
import { call } from '../testing/call.ts';
import { dataDirectory, NotStarted, startServer, type TestServer } from '../testing/server.ts';

const program = 'infra/lab/demo/demo.ts';
type SignedIn = Readonly<{ accessToken: string; userData: Readonly<{ firstName: string; lastName: string }> }>;

let demo: TestServer;
let place: Awaited<ReturnType<typeof dataDirectory>>;
beforeAll(async () => {
  place = await dataDirectory();
  // What an installation has set counts for nothing here.
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
] as const)('anyone may look around as %s', async (as, name) => {
  const { status, body } = await call<SignedIn>(demo.url, 'POST /api/Demo/SignIn', { json: { as } });
  expect(status).toBe(200);
  expect(`${body.userData.firstName} ${body.userData.lastName}`).toBe(name);
  expect(demo.said.join()).toContain(as.replace('_', ' '));
});

test('its page to sign in offers all of them', async () => {
  const { body } = await call<Readonly<{ demoRoles: readonly string[] }>>(demo.url, 'GET /api/Config');
  expect(body.demoRoles).toEqual(DemoRole.options);
});

test('what happened in it lies in the past, and was measured', async () => {
  const { body } = await call<SignedIn>(demo.url, 'POST /api/Demo/SignIn', { json: { as: 'learner' } });
  const headers = { authorization: `Bearer ${body.accessToken}` };
  type Talk = Readonly<{ createdAt: string; analysisStatus: string; sessionScore: unknown }>;
  const talks = (await call<readonly Talk[]>(demo.url, 'GET /api/Sessions/Slim', { headers })).body;
  expect(talks.length).toBeGreaterThan(0);
  expect(talks.every(({ analysisStatus }) => analysisStatus === 'Succeeded')).toBe(true);
  expect(talks[0]?.sessionScore).not.toBeNull();
  const day = 86_400_000;
  expect(Date.now() - Date.parse(talks[0]?.createdAt ?? '')).toBeGreaterThan(2 * day);
});

test('it writes into its own folder alone', async () => {
  expect(await readdir(place.directory)).toEqual(['demo']);
});

test('a folder that is no demo is neither used nor emptied', async () => {
  const other = await dataDirectory();
  await writeFile(path.join(other.directory, 'letter.txt'), 'Lieber Onkel');
  await expect(startServer(other.directory, { DEMO_DIR: other.directory }, program)).rejects.toThrow(NotStarted);
  expect(await readdir(other.directory)).toEqual(['letter.txt']);
  await other.remove();
});
