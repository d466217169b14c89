import { expect, test } from 'vitest';
import { invitationCommands, invitationList } from '#domain/invitations/contract/calls.ts';
import { notificationList } from '#domain/notifications/contract/calls.ts';
import { participationCommands, participationUploads } from '#domain/participation/contract/calls.ts';
import { feedbackForUser, submissionDetail } from '#domain/participation/contract/submissions.ts';
import { privacyCommands } from '#domain/privacy/contract/calls.ts';
import { seminarCommands, seminarList } from '#domain/seminars/contract/calls.ts';
import { newId } from '#infra/ids.ts';
import { type AppPerson, testApp } from '#infra/lab/testing/app.ts';
import { adding, courseIn, enrol, seminarSeen } from '#infra/lab/testing/course.ts';
import { spokenSession } from '#infra/lab/testing/spoken-sound.ts';

const app = await testApp();
const { SendInvitations, AcceptInvitation, ToggleInvitation, ResendInvitation, LookUpInvitation } = invitationCommands;

type Mail = Readonly<{ recipient: string; subject: string; body_text: string }>;
async function mailsTo(address: string): Promise<readonly Mail[]> {
  await app.settle();
  const text = 'select recipient, subject, body_text from ops.mail where recipient = $1 order by id';
  return (await app.database.query<Mail>(text, [address])).rows;
}
const tokenIn = (mail: Mail | undefined) => /#token=(\S+)/.exec(mail?.body_text ?? '')?.[1] ?? '';

const received = async (person: AppPerson) => {
  await app.settle();
  return (await person.send(invitationList)).body;
};
const sentFrom = async (owner: AppPerson, seminarId: string) => {
  await app.settle();
  return (await owner.send(invitationList, { query: { seminarId } })).body;
};

async function course(owner: AppPerson) {
  return courseIn(owner, { read: adding(owner).text });
}

test('an owner invites a list of addresses, and the answer says why some were rejected', async () => {
  const [owner, ada, there] = [await app.person(), await app.person({ firstName: 'Ada' }), await app.person()];
  const { seminarId } = await course(owner);
  await enrol(app, owner, seminarId, [there]);
  const stranger = `new-${newId()}@example.org`;
  const userEmails = [` ${ada.email} `, 'not an address', ada.email.toUpperCase(), stranger, owner.email, there.email];
  const { body } = await owner.send(SendInvitations, { body: { seminarId, userEmails, locale: 'en' } });
  expect(body).toEqual({
    sent: [ada.email, stranger],
    rejected: [
      { email: 'not an address', code: 'not_an_address' },
      { email: ada.email.toUpperCase(), code: 'twice_in_list' },
      { email: owner.email, code: 'is_owner' },
      { email: there.email, code: 'already_there' },
    ],
  });
  const again = await owner.send(SendInvitations, { body: { seminarId, userEmails: [ada.email] } });
  expect(again.body.rejected).toEqual([{ email: ada.email, code: 'already_invited' }]);
  // In the language of the account, or in the one that the owner chose.
  const [toAda] = await mailsTo(ada.email);
  expect(toAda).toMatchObject({ subject: 'Einladung zum Seminar „Frei sprechen“' });
  expect(toAda?.body_text).toContain('Guten Tag Ada,');
  expect(await mailsTo(stranger)).toMatchObject([{ subject: 'Invitation to the seminar “Frei sprechen”' }]);
  const { body: told } = await ada.send(notificationList);
  expect(told.notifications).toMatchObject([
    { type: 'invitation_received', user: { id: owner.id }, concerns: { seminarId } },
  ]);
});

test('a repeated call sends no mail again and gives the same answer', async () => {
  const [owner, ada] = [await app.person(), await app.person()];
  const { seminarId } = await course(owner);
  const send = () =>
    owner.send(SendInvitations, {
      body: { seminarId, userEmails: [ada.email] },
      headers: { 'idempotency-key': 'once' },
    });
  expect([(await send()).body, (await send()).body]).toEqual([
    { sent: [ada.email], rejected: [] },
    { sent: [ada.email], rejected: [] },
  ]);
  expect(await mailsTo(ada.email)).toHaveLength(1);
});

test('an invited person accepts and participates, or declines without a notification to anyone', async () => {
  const [owner, ada, bob] = [await app.person(), await app.person(), await app.person()];
  const { seminarId } = await course(owner);
  await owner.send(SendInvitations, { body: { seminarId, userEmails: [ada.email, bob.email] } });
  const [toAda] = await received(ada);
  expect(toAda).toMatchObject({ active: true, seminar: { id: seminarId }, email: ada.email });
  const id = toAda?.id ?? '';
  expect((await bob.send(AcceptInvitation, { params: { id } })).body).toMatchObject({ code: 'invitation_not_found' });
  expect((await ada.send(AcceptInvitation, { params: { id } })).body).toEqual({
    seminarId,
    groupId: null,
    companyId: null,
  });
  expect((await ada.send(AcceptInvitation, { params: { id } })).status).toBe(200);
  expect((await seminarSeen(app, ada, seminarId)).isOwner).toBe(false);

  const [toBob] = await received(bob);
  expect((await bob.send(ToggleInvitation, { params: { id: toBob?.id ?? '' } })).body).toEqual({ active: false });
  expect((await bob.send(AcceptInvitation, { params: { id: toBob?.id ?? '' } })).body).toMatchObject({
    code: 'invitation_deactivated',
  });
  expect((await sentFrom(owner, seminarId)).map(({ email, standing }) => `${email} ${standing}`).sort()).toEqual(
    [`${ada.email} accepted`, `${bob.email} declined`].sort(),
  );
  expect((await owner.send(notificationList)).body.notifications).toEqual([]);
});

test('revokes an invitation and sends it again', async () => {
  const [owner, ada] = [await app.person(), await app.person()];
  const { seminarId } = await course(owner);
  const send = () => owner.send(SendInvitations, { body: { seminarId, userEmails: [ada.email] } });
  await send();
  const [sent] = await sentFrom(owner, seminarId);
  const id = sent?.id ?? '';
  const [first] = await mailsTo(ada.email);
  expect((await ada.send(ResendInvitation, { params: { id } })).body).toMatchObject({ code: 'invitation_not_found' });
  expect((await owner.send(ResendInvitation, { params: { id } })).status).toBe(204);
  // The second mail contains the same link as the first one.
  expect((await mailsTo(ada.email)).map(tokenIn)).toEqual([tokenIn(first), tokenIn(first)]);
  expect((await owner.send(ToggleInvitation, { params: { id }, body: { active: false } })).body).toEqual({
    active: false,
  });
  expect((await owner.send(ResendInvitation, { params: { id } })).body).toMatchObject({
    code: 'invitation_deactivated',
  });
  expect(await received(ada)).toEqual([]);
  expect((await ada.send(AcceptInvitation, { params: { id } })).body).toMatchObject({ code: 'invitation_deactivated' });
  expect((await send()).body.sent).toEqual([ada.email]);
  expect((await received(ada)).map((one) => one.id)).toEqual([id]);
  expect(await mailsTo(ada.email)).toHaveLength(3);
});

test('a new account with the invited address joins the seminar with the token of the mail', async () => {
  const owner = await app.person();
  const { seminarId } = await course(owner);
  const email = `later-${newId()}@example.org`;
  await owner.send(SendInvitations, { body: { seminarId, userEmails: [email] } });
  const token = tokenIn((await mailsTo(email))[0]);
  const looked = await app.send(LookUpInvitation, { body: { token } });
  expect(looked.body).toMatchObject({ email, active: true, hasAccount: false, seminar: { id: seminarId } });
  expect((await app.send(LookUpInvitation, { body: { token: `${token.slice(0, -2)}xx` } })).body).toMatchObject({
    code: 'invitation_not_found',
  });

  const late = await app.person({ email, emailVerified: false });
  // Without the token, the address is not known to be theirs.
  expect(await received(late)).toEqual([]);
  const accept = (body?: { token: string }) =>
    late.send(AcceptInvitation, { params: { id: looked.body.id }, ...(body && { body }) });
  expect((await accept()).body).toMatchObject({ code: 'invitation_not_found' });
  expect((await accept({ token })).body).toEqual({ seminarId, groupId: null, companyId: null });
  await app.settle();
  expect((await late.send(seminarList)).body).toMatchObject([{ id: seminarId }]);
  const { body: account } = await late.send<{ emailVerified: boolean }>('GET /api/Users/GetByToken');
  expect(account.emailVerified).toBe(true);
  expect((await late.send(notificationList)).body.notifications).toMatchObject([{ type: 'invitation_received' }]);
});

test('only a person with a confirmed address invites, and only to their own published seminar', async () => {
  const [owner, unconfirmed, other] = [
    await app.person(),
    await app.person({ emailVerified: false }),
    await app.person(),
  ];
  const { seminarId } = await course(owner);
  const send = (by: AppPerson) => by.send(SendInvitations, { body: { seminarId, userEmails: ['x@example.org'] } });
  expect((await send(unconfirmed)).body).toMatchObject({ code: 'email_not_confirmed' });
  expect((await send(other)).body).toMatchObject({ code: 'seminar_not_found' });
  await owner.send(seminarCommands.PublishSeminar, { params: { id: seminarId }, body: { published: false } });
  expect((await send(owner)).body).toMatchObject({ code: 'seminar_closed' });
});

test('closes the seminar of an erased owner, and participants keep their data', async () => {
  const [owner, ada, admin] = [await app.person(), await app.person(), await app.person({ roles: ['admin'] })];
  const { seminarId, ids } = await courseIn(owner, {
    film: adding(owner).recording({ rateableSubmissions: true }),
    read: adding(owner).text,
  });
  await enrol(app, owner, seminarId, [ada]);
  const form = { seminarId, elementId: ids.film ?? '', type: 'audio' } as const;
  const { body: film } = await ada.send(participationUploads.SubmitVideoPresentation, { form, file: spokenSession() });
  await app.settle();
  await admin.send(privacyCommands.EraseUser, {
    params: { id: owner.id },
    body: { ground: 'requested', reason: 'Asked for it' },
  });
  await app.hurry('erasure');
  const seen = await seminarSeen(app, ada, seminarId);
  expect(seen).toMatchObject({ closed: true, owner: null, lecturer: '', progress: 0.5 });
  const { SubmitReadText } = participationCommands;
  expect((await ada.send(SubmitReadText, { body: { seminarId, elementId: ids.read ?? '' } })).body).toMatchObject({
    code: 'seminar_closed',
  });
  expect((await ada.send(submissionDetail, { params: { id: film.id ?? '' } })).status).toBe(200);
  expect((await ada.send(participationCommands.DeleteSubmission, { params: { id: film.id ?? '' } })).status).toBe(204);
});

test('erases all that names a participant: address, answers, feedback, comments', async () => {
  const [owner, ada, bob, admin] = [
    await app.person(),
    await app.person(),
    await app.person(),
    await app.person({ roles: ['admin'] }),
  ];
  const { seminarId, ids } = await courseIn(owner, {
    film: adding(owner).recording({ rateableSubmissions: true }),
    give: (where, { film = '' }) =>
      owner.send(seminarCommands.WriteGiveFeedback, { body: { ...where, title: 'G', forElement: film } }),
  });
  await enrol(app, owner, seminarId, [ada, bob]);
  const record = async (person: AppPerson) => {
    const form = { seminarId, elementId: ids.film ?? '', type: 'audio' } as const;
    const { body } = await person.send(participationUploads.SubmitVideoPresentation, { form, file: spokenSession() });
    await person.send(participationCommands.ShareSubmission, { params: { id: body.id ?? '' } });
    await app.settle();
    return body.id ?? '';
  };
  const [of] = [await record(ada), await record(bob)];
  const word = `geheim${newId()}`;
  await bob.send(participationCommands.SubmitGiveFeedback, {
    body: { elementId: ids.give ?? '', seminarId, submissionId: of, feedback: word },
  });
  await bob.send(participationCommands.AddComment, { params: { id: of }, body: { offset: 1, text: word } });
  await app.settle();
  expect((await ada.send(feedbackForUser, { params: { seminarId } })).body).toMatchObject([{ feedback: word }]);

  await admin.send(privacyCommands.EraseUser, {
    params: { id: bob.id },
    body: { ground: 'requested', reason: 'Asked for it' },
  });
  await app.hurry('erasure');
  await app.settle();
  expect((await ada.send(feedbackForUser, { params: { seminarId } })).body).toMatchObject([
    { feedback: null, from: { username: null } },
  ]);
  expect((await ada.send(submissionDetail, { params: { id: of } })).body.comments).toEqual([]);
  expect((await seminarSeen(app, owner, seminarId)).users?.map(({ id }) => id)).toEqual([ada.id]);
  expect(JSON.stringify(await sentFrom(owner, seminarId))).not.toContain(bob.email);
  const everything = await app.database.query<{ text: string }>(
    `select f::text as text from participation.feedback f union all select c::text from participation.comment c
     union all select i::text from invitations.invitation_list i union all select s::text from participation.submission s
     union all select a::text from ops.invited_address a`,
  );
  const all = everything.rows.map(({ text }) => text).join('\n');
  expect(all.includes(word) || all.includes(bob.email)).toBe(false);
  const log = await app.deps.store.readAll({ limit: 1_000, direction: 'backwards' });
  expect(JSON.stringify(log.map(({ data }) => data)).includes(word)).toBe(false);
  // The address can be invited again, like any address without an account.
  expect((await owner.send(SendInvitations, { body: { seminarId, userEmails: [bob.email] } })).body.sent).toEqual([
    bob.email,
  ]);
});
