import { afterAll, expect, test } from 'vitest';
import { invitationList } from '#domain/invitations/contract/calls.ts';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { participantMatrix } from '#domain/participation/contract/participants.ts';
import {
  arrival,
  courseLinkList,
  platformAccountList,
  platformCommands,
  platformList,
} from '#domain/platforms/contract/calls.ts';
import { privacyCommands } from '#domain/privacy/contract/calls.ts';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { newId } from '#infra/ids.ts';
import type { Member, Twist } from '#infra/lab/fakes/learning-platform.ts';
import { type AppPerson, ownApp } from '#infra/lab/testing/app.ts';
import { adding, courseIn } from '#infra/lab/testing/course.ts';
import { begin, browserIn, connect, launch, linkSeminar, platformIn } from '#infra/lab/testing/launches.ts';

const app = await ownApp({ PLATFORMS_INSIDE: 'true' });
const platform = await platformIn(app);
afterAll(() => platform.close());

const { RegisterPlatform, ChangePlatform, RemovePlatform, RenewToolKey } = platformCommands;
const { RegisterArrival, DisconnectPlatform, UnlinkSeminar, InviteMembers } = platformCommands;

function member(role: Member['role'], given = 'Mara', email?: string): Member {
  const person = { id: newId(), role, given, family: 'Muster', ...(email && { email }) };
  platform.people.push(person);
  return person;
}

/** A seminar with two elements that is linked to a course of the platform. */
async function linked() {
  const owner = await app.person();
  const { seminarId, ids } = await courseIn(owner, { read: adding(owner).text, again: adding(owner).text });
  const teacher = member('Instructor', 'Lena');
  const link = await linkSeminar(app, platform, { owner, person: teacher, seminarId });
  return { owner, teacher, seminarId, link, ids };
}

/** A learner of the course with a connected account here. */
async function learnerOf(link: number) {
  const learner = await app.person();
  const person = member('Learner');
  const browser = browserIn(app);
  await launch(platform, browser, { person, link });
  const { body } = await connect(learner, browser);
  await app.settle();
  return { learner, person, browser, href: body.href };
}

const read = (learner: AppPerson, seminarId: string, elementId = '') =>
  learner.send(participationCommands.SubmitReadText, { body: { seminarId, elementId } });

const scoresOf = ({ id }: Member) => platform.scores.filter(({ userId }) => userId === id);

test('an owner links a seminar to a course, a learner arrives, and their progress is sent back', async () => {
  const { owner, seminarId, link, ids } = await linked();
  expect(platform.links[link]).toMatchObject({ title: 'Frei sprechen', custom: { seminar: seminarId } });
  const { learner, person, href } = await learnerOf(link);
  expect(href).toBe(`/seminars/dashboard/${seminarId}`);
  expect(scoresOf(person)).toMatchObject([{ scoreGiven: 0, scoreMaximum: 100, activityProgress: 'Started' }]);

  await read(learner, seminarId, ids.read);
  await app.settle();
  await read(learner, seminarId, ids.again);
  await app.settle();
  expect(scoresOf(person)).toMatchObject([
    { scoreGiven: 0 },
    { scoreGiven: 50, activityProgress: 'InProgress' },
    { scoreGiven: 100, activityProgress: 'Completed', gradingProgress: 'FullyGraded' },
  ]);
  const { body } = await owner.send(courseLinkList, { params: { seminarId } });
  expect(body).toMatchObject([
    {
      platform: 'Moodle der Hochschule',
      courses: [{ title: 'Rhetorik im Wintersemester', hasRoster: true }],
      ...{ graded: 1, failed: 0 },
    },
  ]);
  const people = await owner.send(participantMatrix, { params: { seminarId } });
  expect(JSON.stringify(people.body)).toContain(learner.id);
});

test('a connected learner signs in with one click and gets a normal sign-in', async () => {
  const { seminarId, link } = await linked();
  const { learner, person } = await learnerOf(link);
  const browser = browserIn(app);
  const { status, headers } = await launch(platform, browser, { person, link });
  expect([status, headers.get('location')]).toEqual([303, `/seminars/dashboard/${seminarId}`]);
  const refreshed = await browser.visit('POST /api/Account/RefreshJwt', {}, {});
  expect(refreshed.status).toBeGreaterThanOrEqual(400);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const session = await app.send<{ accessToken: string }>('POST /api/Account/RefreshJwt', {
    json: {},
    headers: { cookie, 'x-client': 'web' },
  });
  const headersOfPerson = { authorization: `Bearer ${session.body.accessToken}` };
  const { body } = await app.send(userAccount, { headers: headersOfPerson });
  expect(body).toMatchObject({ id: learner.id });
});

test('retries a failed grade with the latest value', async () => {
  const { owner, seminarId, link, ids } = await linked();
  const { learner, person } = await learnerOf(link);
  platform.failNext(503, 503);
  await read(learner, seminarId, ids.read);
  await app.settle();
  await read(learner, seminarId, ids.again);
  await app.settle();
  expect(scoresOf(person).map(({ scoreGiven }) => scoreGiven)).toEqual([0]);
  await app.hurry('platform-grade');
  expect(scoresOf(person).map(({ scoreGiven }) => scoreGiven)).toEqual([0, 100]);
  expect((await owner.send(courseLinkList, { params: { seminarId } })).body[0]?.failed).toBe(0);
});

test('requests a new access token if the platform rejects the old one', async () => {
  const { seminarId, link, ids } = await linked();
  const { learner, person } = await learnerOf(link);
  platform.tokens.clear();
  await read(learner, seminarId, ids.read);
  await app.settle();
  expect(scoresOf(person).map(({ scoreGiven }) => scoreGiven)).toEqual([0, 50]);
});

test('an edit of the seminar updates all grades in the course', async () => {
  const { owner, seminarId, link, ids } = await linked();
  const { learner, person } = await learnerOf(link);
  await read(learner, seminarId, ids.read);
  await app.settle();
  await owner.send(seminarCommands.DeleteElement, { params: { id: ids.again ?? '' } });
  await app.hurry('platform-grade');
  expect(scoresOf(person).map(({ scoreGiven }) => scoreGiven)).toEqual([0, 50, 100]);
});

const now = Math.floor(Date.now() / 1_000);
const lti = 'https://purl.imsglobal.org/spec/lti/claim';
const refusals: readonly (readonly [what: string, twist: Twist, fault: string])[] = [
  ['another issuer', { claims: { iss: 'https://moodle.elsewhere.example' } }, 'bad_token'],
  ['another audience', { claims: { aud: 'another-tool' } }, 'bad_token'],
  ['an authorised party that is not us', { claims: { azp: 'another-tool' } }, 'bad_token'],
  ['two audiences and no authorised party', { claims: { aud: ['rostra', 'b'], azp: undefined } }, 'bad_token'],
  ['a time that is over', { expiresIn: -120 }, 'expired'],
  ['a token that is old', { claims: { iat: now - 7_200 } }, 'expired'],
  ['another deployment', { claims: { [`${lti}/deployment_id`]: '2' } }, 'wrong_deployment'],
  ['no signature', { signature: 'none' }, 'bad_token'],
  ['the key of somebody else', { signature: 'other' }, 'bad_token'],
  ['a nonce of another login', { claims: { nonce: 'x'.repeat(40) } }, 'used_before'],
  ['another version', { claims: { [`${lti}/version`]: '1.1' } }, 'other_message'],
  [
    'a message that we do not know',
    { claims: { [`${lti}/message_type`]: 'LtiSubmissionReviewRequest' } },
    'other_message',
  ],
  ['no subject', { claims: { sub: undefined } }, 'bad_token'],
];

test.each(refusals)('refuses a launch with %s', async (_what, twist, fault) => {
  const { link } = await linked();
  const { person, browser } = await learnerOf(link);
  browser.cookies.clear();
  const { status, headers, body } = await launch(platform, browser, { person, link, twist });
  expect([status, headers.get('x-launch-fault')]).toEqual([403, fault]);
  expect(body).toContain('<h1>');
  expect([...browser.cookies.keys()]).toEqual(['platform']);
});

test('accepts a launch once, and only in the browser of its login', async () => {
  const { link } = await linked();
  const { person } = await learnerOf(link);
  const browser = browserIn(app);
  const { state, nonce } = await begin(platform, browser, person, link);
  const fields = { id_token: await platform.idToken(nonce, person, platform.links[link]), state };
  const foreign = await browserIn(app).visit('POST /lti/launch', fields);
  expect(foreign.headers.get('x-launch-fault')).toBe('wrong_state');
  expect((await browser.visit('POST /lti/launch', { ...fields, state: 'made-up' })).headers.get('x-launch-fault')).toBe(
    'wrong_state',
  );
  expect((await browser.visit('POST /lti/launch', fields)).status).toBe(303);
  expect((await browser.visit('POST /lti/launch', fields)).headers.get('x-launch-fault')).toBe('used_before');
  await app.database.query("update ops.platform_login set expires_at = now() - interval '1 second'");
  const late = await begin(platform, browser, person, link);
  await app.database.query("update ops.platform_login set expires_at = now() - interval '1 second'");
  const token = await platform.idToken(late.nonce, person, platform.links[link]);
  const over = await browser.visit('POST /lti/launch', { id_token: token, state: late.state });
  expect(over.headers.get('x-launch-fault')).toBe('over');
});

test('refuses launches of an unknown or removed platform', async () => {
  const fields = { ...platform.loginFields('x', undefined), client_id: 'another' };
  const unknown = await browserIn(app).visit('POST /lti/login', fields, { 'accept-language': 'en-GB' });
  expect(unknown.headers.get('x-launch-fault')).toBe('unknown_platform');
  expect(unknown.body).toContain('This learning platform is not registered here');
  const asGet = await browserIn(app).visit(`GET /lti/login?${new URLSearchParams(fields)}`);
  expect(asGet.body).toContain('Diese Lernplattform ist hier nicht eingetragen');

  const admin = await app.person({ roles: ['admin'] });
  const body = { ...platform.registration, clientId: newId(), name: 'ILIAS' };
  const { id } = (await admin.send(RegisterPlatform, { body })).body;
  await app.settle();
  const ofRemoved = { ...fields, client_id: body.clientId };
  expect((await browserIn(app).visit('POST /lti/login', ofRemoved)).status).toBe(302);
  await admin.send(RemovePlatform, { params: { id } });
  await app.settle();
  const removed = await browserIn(app).visit('POST /lti/login', ofRemoved);
  expect(removed.headers.get('x-launch-fault')).toBe('unknown_platform');
});

test('a login without a client id finds the only platform of its issuer, and sets a cookie', async () => {
  const { client_id: _, ...fields } = platform.loginFields('x', undefined);
  const { status, headers } = await browserIn(app).visit(`GET /lti/login?${new URLSearchParams(fields)}`);
  expect(status).toBe(302);
  const to = new URL(headers.get('location') ?? '');
  expect(to.origin + to.pathname).toBe(`${platform.url}/authorize`);
  expect(Object.fromEntries(to.searchParams)).toMatchObject({
    ...{ scope: 'openid', response_type: 'id_token', response_mode: 'form_post', prompt: 'none', client_id: 'rostra' },
  });
  expect(headers.get('set-cookie')).toMatch(/HttpOnly; Secure; Partitioned; SameSite=None|SameSite=None/);
});

test('in a frame, opens a seminar in a new window before the launch is used up', async () => {
  const { link } = await linked();
  const { person } = await learnerOf(link);
  const headers = { 'sec-fetch-dest': 'iframe' };
  const {
    status,
    body,
    headers: answered,
  } = await browserIn(app).visit('POST /lti/login', platform.loginFields(person.id, link), headers);
  expect(status).toBe(200);
  expect(body).toContain('target="_blank"');
  expect(answered.get('x-frame-options')).toBeNull();
  expect(answered.get('content-security-policy')).toContain('frame-ancestors https: http:');
});

test('a launch with the address of an existing account has to sign in first', async () => {
  const { seminarId, link } = await linked();
  const known = await app.person();
  const person = member('Learner', 'Mara', known.email);
  const browser = browserIn(app);
  const { status, headers } = await launch(platform, browser, { person, link });
  expect([status, headers.get('location')]).toEqual([303, '/arrival']);
  expect([...browser.cookies.keys()].sort()).toEqual(['arrival', 'platform']);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { body } = await app.send(arrival, { headers: { cookie } });
  expect(body).toEqual({
    ...{ platform: 'Moodle der Hochschule', seminar: 'Frei sprechen', email: known.email },
    ...{ firstName: 'Mara', lastName: 'Muster' },
  });
  const form = { firstName: 'Mara', lastName: 'Muster', email: known.email, acceptTerms: true, locale: 'de' };
  const taken = await app.send(RegisterArrival, { body: form, headers: { cookie, 'x-client': 'web' } });
  expect(taken).toMatchObject({ status: 409, body: { code: 'user_exists' } });
  expect((await connect(known, browser)).body).toEqual({ href: `/seminars/dashboard/${seminarId}` });
});

test('a newcomer registers after accepting the terms, joins the seminar, and gets a mail to confirm the address', async () => {
  const { seminarId, link } = await linked();
  const person = member('Learner', 'Nora');
  const browser = browserIn(app);
  await launch(platform, browser, { person, link });
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'x-client': 'web' };
  const email = `nora-${newId()}@example.org`;
  const form = { firstName: 'Nora', lastName: 'Neu', email, acceptTerms: false, locale: 'de' };
  const without = await app.send(RegisterArrival, { body: form, headers });
  expect(without).toMatchObject({ status: 400, body: { errors: [{ field: 'acceptTerms', code: 'required' }] } });
  const made = await app.send(RegisterArrival, { body: { ...form, acceptTerms: true }, headers });
  expect(made).toMatchObject({ status: 201, body: { href: `/seminars/dashboard/${seminarId}`, refreshToken: null } });
  expect(made.body.userData).toMatchObject({ email, emailVerified: false });
  await app.settle();
  const { rows } = await app.database.query('select 1 from ops.mail where recipient = $1', [email]);
  expect(rows).toHaveLength(1);
  expect(scoresOf(person)).toMatchObject([{ scoreGiven: 0 }]);
  const again = await app.send(RegisterArrival, { body: { ...form, acceptTerms: true }, headers });
  expect(again).toMatchObject({ status: 404 });
});

test('refuses a teacher who does not own the seminar', async () => {
  const { link } = await linked();
  const other = await app.person();
  const person = member('Instructor');
  const browser = browserIn(app);
  await launch(platform, browser, { person, link });
  expect((await connect(other, browser)).body).toEqual({ href: null });
  const { headers } = await launch(platform, browser, { person, link });
  expect(headers.get('x-launch-fault')).toBe('only_owner');
});

test('leads the owner to the owner’s view', async () => {
  const { teacher, seminarId, link } = await linked();
  const { headers } = await launch(platform, browserIn(app), { person: teacher, link });
  expect(headers.get('location')).toBe(`/seminars/admin/${seminarId}`);
});

test('only a teacher chooses a seminar, and only their own', async () => {
  const { seminarId } = await linked();
  const other = await app.person();
  const person = member('Instructor');
  const chosen = linkSeminar(app, platform, { owner: other, person, seminarId });
  await expect(chosen).rejects.toThrow('did not take the link');
  const { headers } = await launch(platform, browserIn(app), { person: member('Learner') });
  expect(headers.get('x-launch-fault')).toBe('only_teachers');
});

test('refuses a form from another site', async () => {
  const browser = browserIn(app);
  const origin = 'https://attacker.example';
  const fields = { token: 'x', seminar: newId() };
  for (const path of ['/lti/choose', '/lti/connect']) {
    const { headers } = await browser.visit(`POST ${path}`, fields, { origin });
    expect(headers.get('x-launch-fault')).toBe('wrong_state');
  }
});

test('a removed participant cannot return through the course', async () => {
  const { owner, seminarId, link } = await linked();
  const { learner, person } = await learnerOf(link);
  await owner.send(participationCommands.RemoveUser, { params: { seminarId, userId: learner.id } });
  await app.settle();
  const { headers } = await launch(platform, browserIn(app), { person, link });
  expect(headers.get('x-launch-fault')).toBe('removed');
});

test('an unlinked seminar accepts no launches and sends no grades', async () => {
  const { owner, seminarId, link, ids } = await linked();
  const { learner, person } = await learnerOf(link);
  const stranger = await app.person();
  const { body } = await owner.send(courseLinkList, { params: { seminarId } });
  const params = { id: body[0]?.id ?? '' };
  expect((await stranger.send(UnlinkSeminar, { params })).status).toBe(404);
  expect((await stranger.send(courseLinkList, { params: { seminarId } })).status).toBe(404);
  expect((await owner.send(UnlinkSeminar, { params })).status).toBe(204);
  await app.settle();
  expect((await owner.send(courseLinkList, { params: { seminarId } })).body).toEqual([]);
  await read(learner, seminarId, ids.read);
  await app.settle();
  expect(scoresOf(person).map(({ scoreGiven }) => scoreGiven)).toEqual([0]);
  const { headers } = await launch(platform, browserIn(app), { person, link });
  expect(headers.get('x-launch-fault')).toBe('not_linked');
});

test('admins cannot sign in by a platform', async () => {
  const admin = await app.person({ roles: ['admin'] });
  const person = member('Instructor');
  const browser = browserIn(app);
  await launch(platform, browser, { person });
  expect(await connect(admin, browser)).toMatchObject({ status: 403, body: { code: 'user_not_authorized' } });
});

test('only the connected person disconnects a platform account, which then may connect to another', async () => {
  const { link } = await linked();
  const { learner, person, browser } = await learnerOf(link);
  const other = await app.person();
  const { body } = await learner.send(platformAccountList);
  expect(body).toMatchObject([{ platform: 'Moodle der Hochschule' }]);
  const params = { id: body[0]?.id ?? '' };
  expect((await other.send(DisconnectPlatform, { params })).status).toBe(404);
  expect((await learner.send(DisconnectPlatform, { params })).status).toBe(204);
  const { headers } = await launch(platform, browser, { person, link });
  expect(headers.get('location')).toBe('/arrival');
  expect((await connect(other, browser)).status).toBe(200);
});

test('an erasure deletes the person’s platform account and grades', async () => {
  const { link } = await linked();
  const { learner, person } = await learnerOf(link);
  const admin = await app.admin();
  await admin.send(privacyCommands.EraseUser, {
    params: { id: learner.id },
    body: { ground: 'requested', reason: 'Asked for it' },
  });
  await app.settle();
  for (const table of ['platform_subject', 'platform_grade']) {
    const { rows } = await app.database.query(`select 1 from ops.${table} where person_id = $1`, [learner.id]);
    expect([table, rows]).toEqual([table, []]);
  }
  const { headers } = await launch(platform, browserIn(app), { person, link });
  expect(headers.get('location')).toBe('/arrival');
});

test('only an admin registers, changes and removes a platform', async () => {
  const admin = await app.person({ roles: ['admin'] });
  const body = { ...platform.registration, clientId: newId(), name: 'ILIAS' };
  expect((await (await app.person()).send(RegisterPlatform, { body })).status).toBe(403);
  const { id } = (await admin.send(RegisterPlatform, { body })).body;
  expect(await admin.send(RegisterPlatform, { body })).toMatchObject({ status: 409, body: { code: 'conflict' } });
  await admin.send(ChangePlatform, { params: { id }, body: { name: 'ILIAS 9', deploymentIds: ['1', '2'] } });
  await app.settle();
  const listed = async () => (await admin.send(platformList)).body.find((one) => one.id === id);
  expect(await listed()).toMatchObject({
    name: 'ILIAS 9',
    deploymentIds: ['1', '2'],
    lastLaunch: null,
    lastGrade: null,
  });
  const wrong = await admin.send(ChangePlatform, { params: { id }, body: { jwksUrl: 'ftp://moodle.example' } });
  expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'jwksUrl', code: 'no_address' }] } });
  expect((await admin.send(RemovePlatform, { params: { id } })).status).toBe(204);
  await app.settle();
  expect(await listed()).toBeUndefined();
});

test('signs with the renewed key and keeps publishing the old one', async () => {
  const admin = await app.person({ roles: ['admin'] });
  const published = async () => (await app.send<{ keys: { kid: string; d?: string }[] }>('GET /lti/jwks')).body.keys;
  const before = await published();
  const { keyId } = (await admin.send(RenewToolKey)).body;
  const after = await published();
  expect(after.map(({ kid }) => kid)).toEqual([keyId, ...before.map(({ kid }) => kid)]);
  expect(after.every((key) => key.d === undefined)).toBe(true);
  const { rows } = await app.database.query<{ text: string }>('select sealed_key as text from ops.tool_key');
  expect(rows.every(({ text }) => !text.includes('"d"'))).toBe(true);
  platform.tokens.clear();
  const { seminarId, link, ids } = await linked();
  const { learner, person } = await learnerOf(link);
  await read(learner, seminarId, ids.read);
  await app.settle();
  expect(scoresOf(person)).toHaveLength(2);
});

test('the owner invites learners of the course who are missing in the seminar', async () => {
  const { owner, seminarId, link } = await linked();
  await learnerOf(link);
  // The course has only the people of this test and one who participates already.
  platform.people.splice(0, platform.people.length - 1);
  const known = await app.person();
  const address = `neu-${newId()}@example.org`;
  member('Learner', 'Kim', known.email);
  member('Learner', 'Neu', address);
  member('Learner', 'Ohne');
  member('Instructor', 'Lena', `lehrt-${newId()}@example.org`);
  const left = {
    id: newId(),
    role: 'Learner',
    given: 'Weg',
    family: 'Muster',
    email: `weg-${newId()}@example.org`,
  } as const;
  platform.people.push({ ...left, status: 'Inactive' });
  const { body: links } = await owner.send(courseLinkList, { params: { seminarId } });
  const params = { id: links[0]?.id ?? '' };
  const stranger = await app.person();
  for (const isTrial of [true, false])
    expect((await stranger.send(InviteMembers, { params, body: { isTrial } })).status).toBe(404);

  const looked = await owner.send(InviteMembers, { params, body: { isTrial: true } });
  const seen = { fault: null, found: 4, there: 1, withoutEmail: 1, refused: 0 };
  expect(looked.body).toEqual({ ...seen, invitedBefore: 0, toInvite: 2, sent: 0 });
  await app.settle();
  expect((await known.send(invitationList)).body).toEqual([]);

  const invited = await owner.send(InviteMembers, { params, body: { isTrial: false } });
  expect(invited.body).toEqual({ ...seen, invitedBefore: 0, toInvite: 0, sent: 2 });
  await app.settle();
  expect((await known.send(invitationList)).body).toMatchObject([{ seminar: { id: seminarId } }]);
  const mails = await app.database.query('select 1 from ops.mail where recipient = $1', [address]);
  expect(mails.rows).toHaveLength(1);
  const again = await owner.send(InviteMembers, { params, body: { isTrial: false } });
  expect(again.body).toEqual({ ...seen, invitedBefore: 2, toInvite: 0, sent: 0 });
});

test('invites nobody and returns a code if the platform gives no list of members', async () => {
  const { owner, seminarId } = await linked();
  const { body: links } = await owner.send(courseLinkList, { params: { seminarId } });
  platform.failNext(403);
  const { body } = await owner.send(InviteMembers, { params: { id: links[0]?.id ?? '' }, body: { isTrial: false } });
  expect(body).toMatchObject({ fault: 'http_403', found: 0, sent: 0 });
});
