import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { call } from '../testing/call.ts';
import { password } from '../testing/person.ts';
import { runProgram, startServer } from '../testing/server.ts';
import { restored } from './restored.ts';

const versions = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.tar.gz'))
  .map((file) => path.basename(file, '.tar.gz'));

test('has stored data of earlier versions', () => {
  expect(versions).toContain('648e446');
});

test.each(versions)(
  '%s: keeps all data and sign-ins in the upgrade',
  async (version) => {
    const { facts, env, remove } = await restored(version);
    onTestFinished(remove);
    const server = await startServer(env.DATA_DIR, env);
    onTestFinished(async () => void (await server.stop()));
    await expect
      .poll(async () => (await call(server.url, 'GET /health/ready')).body)
      .toMatchObject({ status: 'ready' });

    const { status, body } = await call<{ accessToken: string }>(server.url, 'POST /api/Account/RefreshJwt', {
      json: { refreshToken: facts.refreshToken },
    });
    expect({ status, body }).toMatchObject({ status: 200, body: { accessToken: expect.any(String) } });
    const headers = { authorization: `Bearer ${body.accessToken}` };
    const get = async <Body = unknown>(address: string) =>
      (await call<Body>(server.url, `GET ${address}`, { headers })).body;

    const { session, goal, group, seminar } = facts;
    expect(await get(`/api/Sessions/${session.id}`)).toMatchObject({ name: session.name, analysisStatus: 'Succeeded' });
    expect(await get('/api/Sessions/Slim')).toMatchObject([{ id: session.id, name: session.name }]);
    const media = await get<{ url: string }>(`/api/Sessions/${session.id}/Media`);
    expect((await fetch(server.url + media.url)).status).toBe(200);
    if (goal) expect(await get(`/api/Goals/${goal.id}`)).toMatchObject({ title: goal.name });
    if (group) expect(await get(`/api/Groups/${group.id}`)).toMatchObject({ name: group.name });
    if (seminar) {
      const shown = await get<SeminarDetail>(`/api/Seminar/${seminar.id}`);
      expect(shown).toMatchObject({ name: seminar.name });
      expect(shown.blocks.flatMap(({ elements }) => elements.map(({ state }) => state))).toEqual(['completed']);
    }

    const renamed = await call(server.url, `PATCH /api/Sessions/${session.id}`, { json: { name: 'Danach' }, headers });
    expect(renamed.status).toBe(200);
    const signedIn = await call(server.url, 'POST /api/Account/Login', { json: { email: facts.email, password } });
    expect(signedIn.status).toBe(200);

    const said = await runProgram(['infra/lab/faults/verify.ts'], env);
    expect(said.filter((line) => !line.endsWith('holds'))).toEqual([]);
    expect(said.length).toBeGreaterThan(5);
  },
  400_000,
);
