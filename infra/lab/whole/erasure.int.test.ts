import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { groupCommands } from '#domain/groups/contract/calls.ts';
import { newcomerRoles } from '#domain/kernel/roles.ts';
import { commandLine } from '#projections/command-line.ts';
import { type AppPerson, ownApp } from '../testing/app.ts';
import { groupBy } from '../testing/group.ts';
import { password } from '../testing/person.ts';
import { recording } from '../testing/recording.ts';
import { resources } from '../testing/resources.ts';
import { saidBy } from '../testing/said-by.ts';
import { runProgram } from '../testing/server.ts';
import { openSocket } from '../testing/socket.ts';
import { tracesIn } from '../testing/traces.ts';

const app = await ownApp({ LOG_LEVEL: 'trace', FREE_PLAN_ANALYSES: '30', PAYMENTS: 'demo' }, { analysis: true });
const { database, directory, env, hurry, send, settle } = app;
const url = await app.listen();
const signInAgain = 4401;
const projections = (...words: string[]) => saidBy(commandLine, words, env);

const admin = await app.admin();
const names = { firstName: 'Wilhelmine-Auguste', lastName: 'Querschläger' };
const ada = await app.newcomer(names);
const bob = await app.newcomer({ firstName: 'Bob', lastName: 'Boole' });
const words = {
  ...names,
  email: ada.email,
  title: 'Antrittsrede-im-Rathauskeller',
  renamed: 'Abschiedsrede-am-Hafenbecken',
  transcript: 'Zimtschneckenrezeptsammlung',
  // The hash must go too: with it, somebody who has the file could prove who recorded it.
  recording: await sha256Of(await recording('talk.wav')),
};
const [hers, his] = [await sessionOf(ada), await sessionOf(bob)];

const erase = (who: string, person: AppPerson = admin, ground = 'requested') =>
  person.send<{ id?: string; code?: string }>(`POST /api/Admin/Users/${who}/Erase`, {
    json: { ground, reason: 'Asked for it' },
  });

test('lets only admins erase, and only existing people, for a known reason', async () => {
  expect(await erase(bob.id, bob)).toMatchObject({ status: 403, body: { code: 'access_denied' } });
  expect(await erase('0'.repeat(32))).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
  expect(await erase(ada.id, admin, 'because')).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(await erase(admin.id)).toMatchObject({ status: 409, body: { code: 'cannot_delete' } });
  expect(await isPurged(ada)).toBe(false);
});

test('keeps only the number and types of events of an erased person', async () => {
  // A rebuild keeps the previous read models, which must be erased too.
  await projections('rebuild', 'all');
  await settle();
  const found = (await traces()).map((trace) => trace.split(' ')[0]);
  expect(found).toEqual(expect.arrayContaining(['firstName', 'lastName', 'email', 'renamed', 'transcript']));
  const before = { bob: await everythingOf(bob), events: await counts() };
  const socket = await openSocket(`${url}/session-hub`, { first: { type: 'auth', token: ada.accessToken } });

  const { status, body } = await erase(ada.id);
  expect([status, body]).toEqual([202, { id: ada.id }]);
  expect(await socket.closed(45_000)).toBe(signInAgain);
  await settle();
  expect(await isPurged(ada)).toBe(true);
  expect(await traces()).toEqual([]);

  expect(await readdir(path.join(directory, 'blobs'))).not.toContain(ada.id);
  expect(await everythingOf(bob)).toEqual(before.bob);
  expect(await counts()).toEqual({ ...before.events, SessionDeleted: 1, UserErased: 1, ValueReleased: 2 });
  const [erased] = (await app.deps.store.readStream(`user-${ada.id}`)).slice(-1);
  expect(erased).toMatchObject({ type: 'UserErased', data: { reason: 'requested', note: 'Asked for it' } });
  expect((await erase(ada.id)).body).toEqual({ id: ada.id });
  await hurry('erasure');
  const { rows } = await database.query(`select state from ops.job where kind = 'erasure'`);
  expect(rows).toEqual([{ state: 'done' }, { state: 'done' }]);
  expect(await counts()).toMatchObject({ SessionDeleted: 1, UserErased: 1, ValueReleased: 2 });
  expect(await readFile(path.join(directory, 'erasures'), 'utf8')).toMatch(
    new RegExp(`^\\S+Z ${ada.id} requested\\n$`),
  );
});

test('leaves nothing in tables, files and log of a person who used every area', async () => {
  const own = { firstName: 'Balduine-Ottilie', lastName: 'Kräuterschnaps' };
  const eva = await app.person({ ...own, roles: [...newcomerRoles, 'subscriber-basic'] });
  const text = 'Heidelbeerpfannkuchen';
  for (const make of Object.values(resources)) if (typeof make === 'function') await make(eva, app, text);
  const groupId = await groupBy(eva);
  await eva.send(groupCommands.InviteToGroup, { body: { groupId, emails: [bob.email] } });
  await settle();
  expect(await mailsNaming(own.lastName, bob)).toBe(1);
  const marks = { ...own, email: eva.email, text };
  const found = await traces(marks);
  expect(new Set(found.map((trace) => trace.split(' ')[0]))).toEqual(new Set(Object.keys(marks)));
  expect((await erase(eva.id)).status).toBe(202);
  await settle();
  expect(await isPurged(eva)).toBe(true);
  expect(await traces(marks)).toEqual([]);
});

test('signs an erased person out everywhere and refuses all their calls', async () => {
  for (const what of ['GET /api/Users/GetByToken', 'GET /api/Sessions/Slim', `DELETE /api/Sessions/${hers}`])
    expect([what, (await ada.send(what)).status]).toEqual([what, 401]);
  expect((await ada.upload(await recording('late.wav'))).status).toBe(401);
  expect((await signIn(ada.email)).status).toBe(401);
  const socket = await openSocket(`${url}/notification-hub`, { first: { type: 'auth', token: ada.accessToken } });
  expect(await socket.closed(45_000)).toBe(signInAgain);
});

test('keeps the log valid, and rebuilds the same read models from it', async () => {
  expect((await runProgram(['infra/lab/faults/verify.ts'], env)).join('\n')).not.toContain('BROKEN');
  await projections('verify', 'all');
  await projections('rebuild', 'all');
  expect(await traces()).toEqual([]);
  const { rows } = await database.query(
    'select id from users.user_account union select owner_id from sessions.session_list order by 1',
  );
  expect(rows.map(({ id }) => id)).toEqual([admin.id, bob.id].sort());
});

test('releases the address for other people', async () => {
  const form = { ...names, acceptTerms: true, email: ada.email, password, confirmPassword: password };
  const { status, body } = await send<{ user: { id: string } }>('POST /api/Account/Register', { json: form });
  expect(status).toBe(201);
  expect(body.user.id).not.toBe(ada.id);
  expect((await signIn(ada.email)).status).toBe(200);
  expect(await isPurged(ada)).toBe(true);
});

async function sha256Of(file: File): Promise<string> {
  return createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');
}

const signIn = (email: string) => send('POST /api/Account/Login', { json: { email, password } });

/** An analysed session with the person's own transcript and a new name. */
async function sessionOf(person: AppPerson): Promise<string> {
  const isHers = person === ada;
  const id = await person.uploaded(await recording(isHers ? `${words.title}.wav` : 'talk.wav'), {
    sessionName: isHers ? words.title : 'Rede',
  });
  await settle();
  const text = `Heute spreche ich über ${isHers ? words.transcript : 'nichts'}. Und morgen auch.`;
  const headers = { 'idempotency-key': 'once' };
  expect(
    await person.send(`PUT /api/Sessions/${id}/Transcript`, { json: { format: 'txt', text }, headers }),
  ).toMatchObject({ status: 200 });
  const name = isHers ? words.renamed : 'Vortrag';
  expect(await person.send(`PATCH /api/Sessions/${id}`, { json: { name }, headers })).toMatchObject({ status: 200 });
  await hurry('feedback');
  return id;
}

async function mailsNaming(name: string, { email }: AppPerson): Promise<number> {
  const text = 'select from ops.mail where recipient = $1 and position($2 in body_text) > 0';
  return (await database.query(text, [email, name])).rowCount ?? 0;
}

const traces = (marks: Readonly<Record<string, string>> = words) =>
  tracesIn(
    {
      database,
      folders: [path.join(directory, 'blobs'), path.join(directory, 'temporary')],
      texts: [app.said.join('\n')],
    },
    marks,
  );

async function isPurged({ id }: AppPerson): Promise<boolean> {
  const { rowCount } = await database.query(
    'select from persons.key where person = $1 and wrapped is null and purged_at is not null',
    [id],
  );
  return rowCount === 1;
}

async function everythingOf(person: AppPerson) {
  const get = async (what: string) => (await person.send(`GET ${what}`)).body;
  const { rows } = await database.query(
    `select to_jsonb(e)::text as event from event_store.events e
      where stream in ($1, $2) or stream like 'quota-' || $3 || '%' order by position`,
    [`user-${person.id}`, `session-${his}`, person.id],
  );
  return {
    events: rows,
    shown: await Promise.all(
      ['/api/Users/GetByToken', '/api/Sessions/Slim', `/api/Sessions/${his}`, `/api/Sessions/${his}/Series`].map(get),
    ),
    names: await database
      .query('select recipient from ops.mail where owner_id = $1', [person.id])
      .then(({ rows }) => rows),
  };
}

/** Number of events of each type. */
async function counts(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await database.query<{ type: string; count: number }>(
    'select type, count(*)::int as count from event_store.events group by type',
  );
  return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
}
