import { expect, test } from 'vitest';
import { ownApp } from '#infra/lab/testing/app.ts';
import { moodyFfmpeg } from '#infra/lab/testing/moody-ffmpeg.ts';
import { password } from '#infra/lab/testing/person.ts';
import { recording } from '#infra/lab/testing/recording.ts';
import { openSocket } from '#infra/lab/testing/socket.ts';

type Line = Readonly<Record<string, unknown>>;
type Tokens = Readonly<{ accessToken: string; refreshToken: string }>;

const ffmpeg = await moodyFfmpeg();
const app = await ownApp({ FFMPEG_PATH: ffmpeg.path, LOG_LEVEL: 'trace' }, { analysis: true });
const { database, hurry, send, settle } = app;
const url = await app.listen();
const secretName = 'Geheime-Antrittsrede';
const wrongPassword = 'Falsches-Wort-7';
const lines = () => app.said;
const parsed = () => lines().map((line) => JSON.parse(line) as Line);

const ada = await app.newcomer();
const { secrets, sessionId } = await manyThingsHappen(ada);

test('logs no personal data, secrets or addresses of recordings', () => {
  const log = lines().join('\n');
  expect(lines().length).toBeGreaterThan(15);
  for (const [what, secret] of Object.entries({ ...secrets, email: ada.email, password, wrongPassword, secretName })) {
    expect(secret, what).toMatch(/.{8}/);
    expect(log, what).not.toContain(secret);
  }
  expect(log).not.toMatch(/\bAda\b|Lovelace|example\.org|127\.0\.0\.1:\d+.*remote/);
});

test('logs a refusal with its code and route', () => {
  const refused = parsed().filter(({ msg }) => msg === 'refused');
  expect(refused).toContainEqual(
    expect.objectContaining({ code: 'password_incorrect', route: '/api/Account/Login', level: 40 }),
  );
});

test('logs the request id and the correlation id in every line about a request', () => {
  const answered = parsed().filter(({ msg }) => msg === 'answered' || msg === 'a request failed');
  expect(answered.length).toBeGreaterThan(10);
  for (const line of answered) {
    expect(line.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(line.correlationId).toBe(line.requestId);
  }
  expect(answered).toContainEqual(expect.objectContaining({ route: '/api/Sessions/:id', method: 'PATCH' }));
});

test('logs a fault with its code and place, without the affected row', () => {
  const fault = parsed().find(({ msg }) => msg === 'a request failed')?.err as Line;
  expect(fault).toMatchObject({ code: '23514', stack: expect.stringContaining('postgres') });
  expect(Object.keys(fault).sort()).toEqual(['code', 'message', 'stack', 'type']);
});

test('gives a job, its events and its log lines the correlation id of the first request', async () => {
  const { rows } = await database.query<{ type: string; correlation: string }>(
    `select type, metadata->>'correlationId' as correlation from event_store.events where stream = $1 order by revision`,
    [`session-${sessionId}`],
  );
  const correlation = rows[0]?.correlation;
  const ofOneRequest = rows.filter(({ type }) => type !== 'SessionRenamed');
  expect(ofOneRequest.map(({ type }) => type)).toContain('AnalysisSucceeded');
  expect(new Set(ofOneRequest.map((row) => row.correlation))).toEqual(new Set([correlation]));

  const failed = parsed().find(({ msg, kind }) => msg === 'job failed' && kind === 'analysis');
  expect(failed).toMatchObject({ correlationId: correlation, jobId: expect.any(String), attempt: 1 });
  const answered = parsed().find(({ msg, requestId }) => msg === 'answered' && requestId === correlation);
  expect(answered).toMatchObject({ route: '/api/Sessions/UploadAudio' });
});

/** Ordinary use, and its failures. */
async function manyThingsHappen(person: typeof ada) {
  const signIn = (given: string) =>
    send<Tokens>('POST /api/Account/Login', { json: { email: person.email, password: given } });
  await signIn(wrongPassword);
  const { accessToken, refreshToken } = (await signIn(password)).body;
  for (const _ of [1, 2]) await send('POST /api/Account/RefreshJwt', { json: { refreshToken } });
  await send('POST /api/Account/Login', {
    body: `{"email":"${person.email}"`,
    headers: { 'content-type': 'application/json' },
  });
  await send(`GET /api/Nowhere?email=${person.email}`);
  const socket = await openSocket(`${url}/session-hub`, { first: { type: 'auth', token: accessToken } });

  await ffmpeg.be('crashes');
  const sessionId = await person.uploaded(await recording(`${secretName}.wav`), { sessionName: secretName });
  await settle();
  expect(lines().join()).toContain('job failed');
  await ffmpeg.be('works');
  await hurry('analysis');
  const { body: media } = await person.send<{ url: string }>(`GET /api/Sessions/${sessionId}/Media`);
  expect((await send(`GET ${media.url}`)).status).toBe(200);
  await send(`GET ${media.url.replace('signed=', 'signed=x')}`);

  const rename = () => person.send(`PATCH /api/Sessions/${sessionId}`, { json: { name: secretName } });
  await database.query(
    `alter table event_store.events add constraint refused check (type <> 'SessionRenamed') not valid`,
  );
  await person.send(`PATCH /api/Sessions/${sessionId}`, { json: { name: `${secretName} 2` } });
  await database.query('alter table event_store.events drop constraint refused');
  await rename();
  socket.end();
  const signed = new URL(media.url, url).searchParams.get('signed') ?? '';
  const { rows } = await database.query<{ link: string }>(
    `select substring(body_text from 'token=([A-Za-z0-9_-]+)') as link from ops.mail`,
  );
  return { sessionId, secrets: { accessToken, refreshToken, signed, confirmation: rows[0]?.link ?? '' } };
}
