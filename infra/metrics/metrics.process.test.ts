import { request } from 'node:http';
import { expect, test } from 'vitest';
import { ownApp, type TestApp } from '#infra/lab/testing/app.ts';
import { call } from '#infra/lab/testing/call.ts';
import { whileLocked } from '#infra/lab/testing/database.ts';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { moodyFfmpeg } from '#infra/lab/testing/moody-ffmpeg.ts';
import { password } from '#infra/lab/testing/person.ts';
import { untilOneArrives } from '#infra/lab/testing/recording.ts';
import { type Scrape, scrape, valueIn } from '#infra/lab/testing/scrape.ts';
import { openSocket } from '#infra/lab/testing/socket.ts';
import { spokenSession } from '#infra/lab/testing/spoken-sound.ts';
import { newId } from '../ids.ts';
import { eventsAppended } from '../postgres/channels.ts';
import { catchUpChain } from '../proof/chain-reader.ts';

const token = 'a-token-for-prometheus';
const ffmpeg = await moodyFfmpeg();
const settings = { FFMPEG_PATH: ffmpeg.path, METRICS_TOKEN: token, LOGIN_LIMIT: '30' };
let app = await startedAgain();
let url = await app.listen();
let { database } = app;

/** One scenario on one machine cannot change these; each has its own test. */
const elsewhere = [
  'rostra_chain_faults',
  'rostra_chain_head_seconds',
  'rostra_chain_heads_waiting',
  'rostra_chain_sending_failures',
  'rostra_chain_verified_seconds',
  'rostra_database_up',
  'rostra_disk_free_bytes',
  'rostra_looks_failed',
  'rostra_parked_streams',
  'rostra_projection_work_end',
  'rostra_projection_work_position',
  'rostra_projection_work_seconds_left',
  'rostra_roles_lost',
  'rostra_sealing_end',
  'rostra_sealing_position',
  'rostra_sockets_too_slow_total',
  'rostra_subscription_resumes_total',
  'rostra_unsealed_events',
];
/** Metrics among these that change by themselves: when an hour or a day ends, or when other programs write. */
const byTheClock = ['rostra_chain_head_seconds', 'rostra_chain_verified_seconds', 'rostra_disk_free_bytes'];

test('has every metric, and changes it when its event happens', async () => {
  const seen: Scrape[] = [];
  const look = async () => {
    const now = await scrape(url);
    seen.push(now);
    return (name: string, labels = {}) => valueIn(now, name, labels);
  };
  await look();
  // A task whose last run was yesterday has missed a slot.
  await database.query(`delete from ops.schedule_slot where task = 'sweep-blobs'`);
  await database.query(`insert into ops.schedule_slot values ('sweep-blobs', now() - interval '1 day')`);
  await restart();
  expect((await look())('rostra_schedule_slots_total', { task: 'sweep-blobs' })).toBe(1);

  const ada = await app.newcomer();
  const signIn = (given: string) =>
    app.send<{ refreshToken: string }>('POST /api/Account/Login', { json: { email: ada.email, password: given } });
  await useTwice((await signIn(password)).body.refreshToken);
  while ((await signIn('falsch-und-falsch-7')).status !== 429);
  const signIns = await look();
  expect(signIns('rostra_sign_ins_total', { outcome: 'ok' })).toBe(2);
  expect(signIns('rostra_sign_ins_total', { outcome: 'failed' })).toBe(10);
  expect(signIns('rostra_sign_ins_total', { outcome: 'throttled' })).toBe(1);
  expect(signIns('rostra_refresh_tokens_reused_total')).toBe(1);
  const signInRoute = { method: 'POST', route: '/api/Account/Login', status: '401' };
  expect(signIns('http_server_request_duration_seconds', signInRoute)).toBeGreaterThan(10);

  const socket = await openSocket(`${url}/session-hub`, { first: { type: 'auth', token: ada.accessToken } });
  await ffmpeg.be('slow');
  const session = spokenSession();
  const begun = ffmpeg.nextRun();
  const id = await ada.uploaded(session);
  await begun;
  expect((await look())('rostra_jobs_running', { kind: 'analysis' })).toBe(1);
  await app.settle();
  await abortUpload(ada.accessToken, async () => {
    // The request of the metrics, and the upload.
    expect((await look())('http_server_active_requests')).toBe(2);
  });
  // The server notices it a moment later.
  await eventually(async () => expect((await look())('rostra_uploads_aborted_total')).toBe(1));
  await socket.until((pushes) => pushes.length > 1);
  {
    const uploads = await look();
    expect(uploads('rostra_job_duration_seconds', { kind: 'analysis', outcome: 'done' })).toBeGreaterThan(1);
    // One mail is for the confirmation of the address, one for the reused refresh token.
    expect(uploads('rostra_mails_total', { outcome: 'sent' })).toBe(2);
    expect(uploads('rostra_upload_bytes_total')).toBe(session.size);
    expect(uploads('rostra_sockets', { hub: '/session-hub' })).toBe(1);
    expect(uploads('rostra_pushes_total', { hub: '/session-hub' })).toBeGreaterThan(1);
  }
  socket.end();

  const rename = (name: string) => ada.send(`PATCH /api/Sessions/${id}`, { json: { name } });
  do await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map(rename));
  while (!(await look())('rostra_append_conflicts_total'));
  await whileRefused(async () => expect((await rename('Nie')).status).toBe(500));
  expect((await look())('rostra_append_failures_total')).toBe(1);

  await database.query(`insert into ops.job (id, kind, key, owner_id, payload, priority, max_attempts, run_at)
    values ('1', 'nobodys', '1', 'ada', '{}', 0, 1, now() - interval '1 minute')`);
  expect((await look())('rostra_job_oldest_seconds', { kind: 'nobodys' })).toBeGreaterThan(59);

  await app.settle();
  const before = await look();
  expect(before('rostra_projection_lag_events', { projection: 'sessions' })).toBe(0);
  const reactionLag = async () => (await look())('rostra_reaction_lag_events');
  // Checkpoints without any work are written within a second.
  await eventually(async () => expect(await reactionLag()).toBe(0));
  await whileBlocked(async () => {
    await happened('SomethingOfTheNextVersion', new Date(Date.now() - 30_000));
    const behind = await look();
    for (const kind of ['projection', 'reaction']) {
      expect(behind(`rostra_${kind}_lag_events`, { [kind]: 'sessions' })).toBe(1);
      expect(behind(`rostra_${kind}_lag_seconds`, { [kind]: 'sessions' })).toBeGreaterThan(29);
    }
    expect(behind('rostra_chain_lag_events')).toBeGreaterThan(0);
    const ready = await call<{ reasons: string[] }>(url, 'GET /health/ready');
    expect([ready.status, ready.body.reasons]).toEqual([503, ['read-models']]);
  });
  await app.settle();
  await catchUpChain(app.deps);
  const after = await look();
  expect(after('rostra_projection_lag_seconds')).toBe(0);
  await eventually(async () => expect(await reactionLag()).toBe(0));
  expect(after('rostra_chain_lag_events')).toBe(0);
  // Two projections meet the event: its area, and history, which follows everything. Only the first one counts it.
  expect(after('rostra_unknown_events_total', { type: 'SomethingOfTheNextVersion' })).toBe(1);
  expect((await call(url, 'GET /health/ready')).status).toBe(200);

  const names = [...(seen.at(-1)?.keys() ?? [])];
  expect(names).toContain('nodejs_eventloop_lag_p99_seconds');
  const ours = names.filter((name) => /^(rostra|http)_/.test(name));
  expect(ours.length).toBeGreaterThan(20);
  const still = ours.filter((name) => new Set(seen.map((one) => one.get(name)?.join('\n') ?? '')).size < 2);
  expect([...new Set([...still, ...byTheClock])].sort()).toEqual(elsewhere);
});

test('serves metrics only to this machine and with the token', async () => {
  const status = async (headers: Readonly<Record<string, string>>) =>
    (await call(url, 'GET /metrics', { headers })).status;
  expect(await status({})).toBe(200);
  expect(await status({ 'x-forwarded-for': '127.0.0.1' })).toBe(401);
  expect(await status({ forwarded: 'for=127.0.0.1' })).toBe(401);
  expect(await status({ 'x-forwarded-for': '203.0.113.7', authorization: `Bearer ${token}` })).toBe(200);
  expect(await status({ authorization: 'Bearer another-token-for-it' })).toBe(401);
});

test('requires the token behind a local proxy, where all requests seem local', async () => {
  await restart({ TRUST_PROXY: '1' });
  expect((await call(url, 'GET /metrics')).status).toBe(401);
  expect((await call(url, 'GET /metrics', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
});

function startedAgain(changed = {}, on?: TestApp) {
  return ownApp({ ...settings, ...changed }, { analysis: true, ...(on && { on }) });
}

async function restart(changed = {}) {
  await app.stop();
  app = await startedAgain(changed, app);
  url = await app.listen();
  database = app.database;
}

/** Uses a refresh token twice. */
async function useTwice(refreshToken: string) {
  for (const status of [200, 401])
    expect((await call(url, 'POST /api/Account/RefreshJwt', { json: { refreshToken } })).status).toBe(status);
}

/** Ends the connection in the middle of an upload. */
async function abortUpload(accessToken: string, meanwhile: () => Promise<void>) {
  const headers = {
    authorization: `Bearer ${accessToken}`,
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': 1_000_000,
  };
  const sending = request(`${url}/api/Sessions/UploadAudio`, { method: 'POST', headers });
  sending.on('error', () => {});
  const part =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.wav"\r\ncontent-type: audio/wav\r\n\r\n';
  sending.write(`${part}RIFF\0\0\0\0WAVEfmt ${'\0'.repeat(20_000)}`);
  await untilOneArrives(app.directory);
  await meanwhile();
  sending.destroy();
}

/** The log refuses renames. */
async function whileRefused(work: () => Promise<void>) {
  await database.query(
    `alter table event_store.events add constraint refused check (type <> 'SessionRenamed') not valid`,
  );
  await work();
  await database.query('alter table event_store.events drop constraint refused');
}

/** Neither the projection nor the reaction of sessions can advance. */
const whileBlocked = (work: () => Promise<void>) =>
  whileLocked(
    database,
    [
      'select 1 from sessions.checkpoint for update',
      `select 1 from ops.reaction_checkpoint where name = 'sessions' for update`,
      'select 1 from proof.chain for update',
    ],
    work,
  );

/** An event of a session, with a type that this version cannot know. */
async function happened(type: string, at: Date) {
  await database.query(
    `insert into event_store.events (position, id, stream, revision, type, data, metadata)
     select max(position) + 1, gen_random_uuid(), 'session-' || $1, 0, $2, '{}', jsonb_build_object('at', $3::text, 'correlationId', $1::text)
     from event_store.events`,
    [newId(), type, at.toISOString()],
  );
  await database.query(`notify ${eventsAppended}`);
}
