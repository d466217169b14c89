import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Push } from '#domain/kernel/contract.ts';
import type { DataExport } from '#domain/privacy/contract/calls.ts';
import { quotaDecider } from '#domain/quotas/decider.ts';
import { quotaPeriodOf, quotaStream } from '#domain/quotas/quota.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { pagesOfPdf } from '#query-api/sessions/report-pdf/testing/pdf-text.ts';
import { type AppPerson, ownApp } from '../testing/app.ts';
import { eventsIn } from '../testing/database.ts';
import { password } from '../testing/person.ts';
import { readZip } from '../testing/read-zip.ts';
import { recording } from '../testing/recording.ts';
import { openSocket } from '../testing/socket.ts';

const app = await ownApp({ DATA_EXPORT_PAUSE_HOURS: '24', LOG_LEVEL: 'info' }, { analysis: true });
const { bytes, database, directory, hurry, person, send, settle } = app;
const url = await app.listen();
const ada = await app.newcomer({ firstName: 'Wilhelmine', lastName: 'Querschläger' });
const bob = await app.newcomer({ firstName: 'Ferdinand', lastName: 'Zwiebelfisch' });
const sound = await recording('rede.wav');
const grace = await person({ firstName: 'Gerda', lastName: 'Gutachterin', roles: ['user', 'auditor'] });
const [hers, his] = [
  await sessionOf(ada, 'Antrittsrede/2026', 'Zimtschnecken'),
  await sessionOf(bob, 'Dachrede', 'Geheimes'),
];

type Answer = Readonly<{ latest: DataExport | null; askAgainFrom: string | null }>;
const asked = (by: AppPerson) => by.send<{ id: string; status: string }>('POST /api/Users/DataExport', { json: {} });
const state = (by: AppPerson) => by.seen<Answer>('/api/Users/DataExport');
const address = (by: AppPerson) => by.send<{ url: string }>('GET /api/Users/DataExport/Download');
const ready = async (by: AppPerson) => expect(await state(by)).toMatchObject(isReady);
const isReady = { latest: { status: 'ready' } };

test('exports everything about a person in one archive, and nothing about others', async () => {
  for (const stream of [`session-${hers}`, `session-${his}`, `user-${bob.id}`])
    expect((await grace.send(`GET /api/Audit/Streams/${stream}`)).status).toBe(200);
  await grace.send(`GET /api/Audit/Streams/user-${ada.id}/Export?format=csv`);
  await grace.send(`GET /api/Audit/Streams?actor=${ada.id}`);
  await readAlong(ada.id, 20);
  expect(await state(ada)).toEqual({ latest: null, askAgainFrom: null });
  expect((await address(ada)).status).toBe(404);
  const socket = await openSocket(`${url}/notification-hub`, { first: { type: 'auth', token: ada.accessToken } });
  const { status, body } = await asked(ada);
  expect([status, body]).toEqual([202, { id: expect.stringMatching(/^[0-9a-f]{32}$/), status: 'making' }]);
  await ready(ada);
  await socket.until((pushes) => pushes.map(nameOf).includes('data-export'));

  const files = await archiveOf(ada);
  const folder = [...files.keys()].find((name) => name.startsWith('sessions/'))?.split('/')[1];
  expect(folder).toBe(`${today()} Antrittsrede_2026 (${hers.slice(0, 8)})`);
  expect([...files.keys()].sort()).toEqual(
    [
      ...['LIESMICH.txt', 'account.json', 'history.csv', 'history.json', 'look-ups.csv', 'mails.json'],
      ...['notifications.json', 'quota.csv', 'sessions.csv'],
      ...['captions.vtt', 'feedback.txt', 'measures.json', 'recording.wav', 'report.json', 'text-analysis.json'].map(
        (name) => `sessions/${folder}/${name}`,
      ),
      `sessions/${folder}/report.pdf`,
      ...['words-as-given.txt', 'words.json', 'words.txt'].map((name) => `sessions/${folder}/${name}`),
      'sign-ins.csv',
    ].sort(),
  );
  const text = (name: string) => files.get(name)?.toString() ?? '';
  const ofSession = (name: string) => text(`sessions/${folder}/${name}`);
  expect(JSON.parse(text('account.json'))).toMatchObject({ id: ada.id, email: ada.email, lastName: 'Querschläger' });
  expect(files.get(`sessions/${folder}/recording.wav`)).toEqual(Buffer.from(await sound.arrayBuffer()));
  expect(JSON.parse(ofSession('report.json'))).toMatchObject({
    id: hers,
    analysis: 'succeeded',
    sound: { pauseCount: 0 },
  });
  const [paper = ''] = pagesOfPdf(files.get(`sessions/${folder}/report.pdf`) ?? Buffer.alloc(0));
  expect(paper).toContain('Antrittsrede/2026');
  expect(paper).toContain('gesprochen auf Deutsch');
  expect(JSON.parse(ofSession('report.json'))).not.toHaveProperty('missing');
  expect(JSON.parse(ofSession('measures.json')).pitch.values.length).toBeGreaterThan(50);
  expect(ofSession('words.txt')).toContain('Zimtschnecken');
  expect(ofSession('captions.vtt')).toMatch(/^WEBVTT/);
  expect(text('history.csv')).toContain('Vortrag angelegt: Antrittsrede/2026 (hochgeladen)');
  const history = JSON.parse(text('history.json')) as { type: string; stream: string }[];
  expect(history.filter(({ stream }) => stream === `session-${hers}`).map(({ type }) => type)).toEqual(
    await eventsIn(database, `session-${hers}`),
  );
  const by = 'eine Person mit der Rolle auditor';
  expect(text('look-ups.csv').trim().split('\r\n').slice(1).map(withoutTime)).toEqual([
    `"Angesehen, was geschehen ist: einer Ihrer Vorträge",${by},session-${hers}`,
    `"Als Datei (csv) mitgenommen, was geschehen ist: Ihr Konto",${by},user-${ada.id}`,
    `"Danach gesucht, woran Sie beteiligt waren",${by},`,
  ]);
  expect(text('quota.csv')).toMatch(/\d{4}-\d\d,0,1,0,0,20,0\r\n$/);
  expect(text('sign-ins.csv').trim().split('\n').length).toBe(2);
  expect(JSON.parse(text('mails.json'))[0]).toMatchObject({ to: ada.email, text: expect.stringContaining('#token=…') });

  const all = Buffer.concat([...files].flatMap(([name, content]) => [Buffer.from(name), content])).toString();
  for (const other of [
    bob.id,
    bob.email,
    his,
    'Ferdinand',
    'Zwiebelfisch',
    'Dachrede',
    'Geheimes',
    grace.id,
    'Gutachterin',
  ])
    expect(all).not.toContain(other);
  for (const secret of await secretsOf(ada)) expect(all).not.toContain(secret);
});

test('allows one export a day, and says when the next one is possible', async () => {
  const refused = await asked(ada);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3_600);
  const { latest, askAgainFrom } = await state(ada);
  expect(Date.parse(askAgainFrom ?? '') - Date.parse(latest?.requestedAt ?? '')).toBe(24 * 3_600_000);
});

test('serves ranges of the archive, nothing without a signature, and logs no address', async () => {
  const { body } = await address(ada);
  const part = await bytes(`GET ${body.url}`, { headers: { range: 'bytes=0-3' } });
  expect([part.status, part.body.toString('latin1')]).toEqual([206, 'PK\x03\x04']);
  expect(part.headers.get('content-disposition')).toContain(`rostra-${today()}.zip`);
  expect((await send(`GET ${body.url}x`)).status).toBe(403);
  expect((await send('GET /api/Users/DataExport/Download')).status).toBe(401);
  expect(app.said.join('\n')).not.toContain(body.url.slice(-40));
});

test('hides an export from other people, who cannot fetch or remove it', async () => {
  expect(await state(bob)).toEqual({ latest: null, askAgainFrom: null });
  expect((await address(bob)).status).toBe(404);
  expect((await bob.send('DELETE /api/Users/DataExport')).status).toBe(404);
  expect(await state(ada)).toMatchObject(isReady);
});

test('announces the export by mail, without any secret that opens it', async () => {
  await settle();
  const { rows } = await database.query<{ text: string }>(
    `select body_text as text from ops.mail where owner_id = $1 and subject = 'Ihre Daten liegen bereit'`,
    [ada.id],
  );
  expect(rows).toHaveLength(1);
  const mail = rows[0]?.text ?? '';
  expect(mail).toContain(`${url}/settings/privacy\n`);
  expect(mail).not.toMatch(/signed|token/);
});

test('deletes the export after seven days', async () => {
  const { body } = await address(ada);
  const { rows } = await database.query<{ days: number }>(
    `select extract(epoch from run_at - created_at) / 86400 as days from ops.job where kind = 'data-export-end'`,
  );
  expect(rows.map(({ days }) => Math.round(days * 1_000) / 1_000)).toEqual([7]);
  await hurry('data-export-end');
  expect(await state(ada)).toMatchObject({ latest: { status: 'removed', reason: 'expired' } });
  expect((await send(`GET ${body.url}`)).status).toBe(404);
  expect((await address(ada)).status).toBe(404);
});

test('lets a person remove their export earlier', async () => {
  await asked(bob);
  await ready(bob);
  const blobs = async () => (await readdir(path.join(directory, 'blobs', bob.id))).length;
  const before = await blobs();
  expect((await bob.send('DELETE /api/Users/DataExport')).status).toBe(204);
  expect(await state(bob)).toMatchObject({ latest: { status: 'removed', reason: 'asked' } });
  expect(await blobs()).toBe(before - 1);
  expect(await eventsIn(database, `export-${bob.id}`)).toEqual([
    ...['DataExportRequested', 'DataExportMade', 'DataExportRemoved'],
  ]);
});

async function sessionOf(by: AppPerson, sessionName: string, word: string): Promise<string> {
  const id = await by.uploaded(sound, { sessionName });
  await settle();
  const text = `Heute spreche ich über ${word}. Und morgen auch.`;
  await by.send(`PUT /api/Sessions/${id}/Transcript`, { json: { format: 'txt', text } });
  await hurry('feedback');
  return id;
}

async function archiveOf(by: AppPerson) {
  const { headers, body } = await bytes(`GET ${(await address(by)).body.url}`);
  expect(headers.get('content-type')).toBe('application/zip');
  return readZip(body);
}

/** Every secret of a person: password, hashes and tokens. */
async function secretsOf({ id }: AppPerson): Promise<readonly string[]> {
  const { rows } = await database.query<{ secret: string }>(
    `select password_hash as secret from ops.credential where user_id = $1
     union all select token.hash from ops.refresh_token token join ops.refresh_family f on f.id = family_id where f.user_id = $1
     union all select hash from ops.one_time_token where user_id = $1
     union all select substring(body_text from '#token=([\\w-]+)') from ops.mail where owner_id = $1 and body_text ~ '#token='`,
    [id],
  );
  expect(rows.length).toBeGreaterThan(3);
  return [password, ...rows.map(({ secret }) => secret)];
}

const nameOf = (message: unknown) => {
  const push = Push.parse(message);
  return push.type === 'ReadModelChanged' ? push.data.name : push.type;
};
const withoutTime = (row: string) => row.slice(row.indexOf(',') + 1);
const today = () => new Date().toISOString().slice(0, 10);

/** Spends this many seconds of live words. Only the number of seconds is stored. */
async function readAlong(id: string, seconds: number) {
  const commandId = randomUUID();
  const limits = { fast: seconds, relaxed: 0 };
  await createCommandHandler(app.deps)({
    ...{ commandId, correlationId: commandId, actor: { kind: 'user', id } },
    stream: quotaStream(id, quotaPeriodOf(new Date())),
    decider: quotaDecider,
    command: { type: 'TakeLiveSeconds', data: { runId: '1'.repeat(32), seconds: 30, classes: ['fast'], limits } },
  });
}
