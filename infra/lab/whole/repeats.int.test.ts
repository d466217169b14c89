import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { areas } from '#domain/areas.ts';
import { goalCommands } from '#domain/goals/contract/calls.ts';
import { groupCommands, groupUploads } from '#domain/groups/contract/calls.ts';
import { invitationCommands } from '#domain/invitations/contract/calls.ts';
import type { CommandCall, UploadCall } from '#domain/kernel/contract.ts';
import { newcomerRoles } from '#domain/kernel/roles.ts';
import { meetingCommands } from '#domain/meetings/contract/calls.ts';
import { newsCommands, newsUploads } from '#domain/news/contract/calls.ts';
import { participationCommands, participationUploads } from '#domain/participation/contract/calls.ts';
import { presentationCommands } from '#domain/presentations/contract/calls.ts';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { sessionCommands } from '#domain/sessions/contract/calls.ts';
import { clipUploads } from '#domain/sessions/contract/clips.ts';
import { takeCommands } from '#domain/sessions/contract/takes.ts';
import { resumableUploads } from '#domain/sessions/contract/uploads.ts';
import { shareCommands } from '#domain/shares/contract/calls.ts';
import { showcaseCommands, showcaseUploads } from '#domain/showcase/contract/calls.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { newId } from '#infra/ids.ts';
import { takeAllowance } from '#infra/postgres/allowance.ts';
import { type AppPerson, ownApp } from '../testing/app.ts';
import { adding, courseIn, enrol } from '../testing/course.ts';
import { groupBy, joining } from '../testing/group.ts';
import { slidesPdf } from '../testing/slides-pdf.ts';
import { spokenSession } from '../testing/spoken-sound.ts';

/** One analysis a month, so that a recording uses the quota that its repeat would need. */
const app = await ownApp({ FREE_PLAN_ANALYSES: '1' });

type Sent = Readonly<{ status: number; headers: Headers; body: Readonly<Record<string, string>> }>;
type LooseSend = (call: CommandCall | UploadCall, given: object) => Promise<Sent>;
const by = (person: AppPerson) => person.send as unknown as LooseSend;

/** The caller, the input, and a later change that would refuse the call or alter its answer. */
type Case = Readonly<{
  caller: AppPerson;
  given: Readonly<Record<string, unknown>>;
  later: (first: Sent) => Promise<unknown>;
  /** Sending it again without the key gets the same answer, because the call is idempotent. */
  isAlike?: true;
}>;
type Make = () => Promise<Case>;

const roles = [...newcomerRoles, 'subscriber-premium', 'teacher', 'moderator'];
const speaker = () => app.person({ roles });
const fileOf = (content: Uint8Array | string, name: string) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
const picture = async () =>
  fileOf(
    await sharp({ create: { width: 400, height: 400, channels: 3, background: '#a33' } })
      .png()
      .toBuffer(),
    'a.png',
  );
const table = () => fileOf(`E-Mail\nguest-${newId()}@example.org\n`, 'guests.csv');
const document = () => fileOf('%PDF-1.4 Plan', 'Plan.pdf');
/** A file with the head of an MP4. */
const film = () => fileOf(Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isomfilm', 'latin1'), 'Film.mp4');

const deleteSession = (caller: AppPerson) => (first: Sent) =>
  by(caller)(sessionCommands.DeleteSession, { params: { id: first.body.id } });

async function inGroup(given: (groupId: string) => Promise<object> | object): Promise<Case> {
  const caller = await speaker();
  const groupId = await groupBy(caller);
  const later = () => by(caller)(groupCommands.RemoveGroup, { query: { groupId } });
  return { caller, given: { ...(await given(groupId)) }, later };
}

async function ofSeminar(given: (where: { seminarId: string; blockId: string }) => object): Promise<Case> {
  const caller = await speaker();
  const { seminarId, blockId } = await courseIn(caller, { read: adding(caller).text });
  const later = () => by(caller)(seminarCommands.DeleteSeminar, { params: { id: seminarId } });
  return { caller, given: { ...given({ seminarId, blockId }) }, later };
}

async function ofArticle(file: File): Promise<Case> {
  const caller = await speaker();
  const form = { title: 'Neue Seminare', body: '<p>Ab Mai.</p>' };
  const { body } = await caller.send(newsUploads.AddArticle, { form });
  const later = () => by(caller)(newsCommands.DeleteArticle, { query: { id: body.id } });
  return { caller, given: { form: { articleId: body.id }, file }, later };
}

/** An upload on the free plan: the first recording uses the whole month's quota. */
async function recording(form: object): Promise<Case> {
  const caller = await app.person();
  return { caller, given: { form, file: spokenSession() }, later: deleteSession(caller) };
}

async function begunTake(): Promise<Readonly<{ caller: AppPerson; takeId: string; content: Buffer }>> {
  const caller = await app.person();
  const takeId = newId();
  const body = { id: takeId, type: 'audio', recordedAt: '2026-11-23T10:00:00.000Z' } as const;
  await caller.send(takeCommands.BeginTake, { body });
  return { caller, takeId, content: Buffer.from(await spokenSession().arrayBuffer()) };
}

const chunkOf = (content: Buffer) => ({
  form: { number: 0, sha256: createHash('sha256').update(content).digest('hex') },
  file: fileOf(content, 'chunk'),
});

async function participantOf(rules: Readonly<Record<string, unknown>> = {}) {
  const [owner, caller] = [await speaker(), await app.person()];
  const { text, recording: record } = adding(owner);
  const { seminarId, ids } = await courseIn(
    owner,
    'maxSubmissions' in rules ? { speak: record(rules) } : { read: text },
  );
  await enrol(app, owner, seminarId, [caller]);
  return { owner, caller, seminarId, ids };
}

async function submission(): Promise<Case> {
  const { caller, owner, seminarId, ids } = await participantOf({ maxSubmissions: 1 });
  const form = { elementId: ids.speak, seminarId, type: 'audio' };
  const later = () => by(owner)(seminarCommands.DeleteSeminar, { params: { id: seminarId } });
  return { caller, given: { form, file: spokenSession() }, later };
}

/** Each upload of the contracts. */
const uploads: Readonly<Record<string, Make>> = {
  UploadProfilePicture: async () => {
    const caller = await speaker();
    const later = () => by(caller)(userCommands.RemoveProfilePicture, {});
    return { caller, given: { form: {}, file: await picture() }, later, isAlike: true };
  },
  CreateSession: () => recording({ sessionName: 'Rede' }),
  UploadAudio: () => recording({ sessionName: 'Rede' }),
  CreateRecording: () => recording({ title: 'Rede', type: 'audio' }),
  AppendChunk: async () => {
    const { caller, takeId, content } = await begunTake();
    const params = { takeId };
    const later = () => by(caller)(takeCommands.DiscardTake, { params });
    return { caller, given: { params, ...chunkOf(content) }, later };
  },
  MeasureClip: async () => {
    const caller = await speaker();
    // Fills the queue to its limit.
    const later = async () => {
      for (let more = 0; more < 5; more += 1)
        await caller.send(clipUploads.MeasureClip, { form: {}, file: spokenSession() });
    };
    return { caller, given: { form: {}, file: spokenSession() }, later };
  },
  AddPresentation: async () => {
    const caller = await speaker();
    const key = `decks ${caller.id}`;
    const later = async (first: Sent) => {
      await by(caller)(presentationCommands.DeletePresentation, { query: { id: first.body.id } });
      while ((await takeAllowance(app.database, { key, allowance: { most: 60, hours: 24 } })) === 0);
    };
    return { caller, given: { form: {}, file: fileOf(await slidesPdf([{ text: 'Folie' }]), 'a.pdf') }, later };
  },
  CreateSeminar: async () => {
    const caller = await speaker();
    const later = (first: Sent) => by(caller)(seminarCommands.DeleteSeminar, { params: { id: first.body.id } });
    return { caller, given: { form: { name: 'Frei sprechen', description: 'Kurs' } }, later };
  },
  EditSeminar: () => ofSeminar(({ seminarId }) => ({ form: { seminarId, name: 'Anders' } })),
  AddSeminarFile: () => ofSeminar(({ seminarId }) => ({ form: { seminarId }, file: document() })),
  WriteWatchVideo: () => ofSeminar((where) => ({ form: { ...where, title: 'Sehen' }, file: film() })),
  SubmitVideoPresentation: submission,
  AddGroupPost: () => inGroup((groupId) => ({ form: { groupId, title: 'Neu', body: '<p>x</p>' } })),
  AddGroupPostFile: async () => {
    const caller = await speaker();
    const groupId = await groupBy(caller);
    const form = { groupId, title: 'Neu', body: '<p>x</p>' };
    const { body } = await caller.send(groupUploads.AddGroupPost, { form });
    const query = { groupId, postId: body.id };
    const later = () => by(caller)(groupCommands.DeleteGroupPost, { query });
    return { caller, given: { form: query, file: document() }, later };
  },
  AddGroupVideoFile: () => inGroup((groupId) => ({ form: { groupId, title: 'Film', description: 'x' }, file: film() })),
  AddHowToFile: async () => {
    const caller = await app.person({ roles: ['admin'] });
    const later = (first: Sent) =>
      by(caller)(showcaseCommands.DeleteHowToVideo, { params: { videoId: first.body.id } });
    return { caller, given: { form: { title: 'Neu', description: 'x' }, file: film() }, later };
  },
  AddHowToCaptions: async () => {
    const caller = await app.person({ roles: ['admin'] });
    const form = { title: 'Neu', description: 'x' };
    const { body } = await caller.send(showcaseUploads.AddHowToFile, { form, file: film() });
    const later = () => by(caller)(showcaseCommands.DeleteHowToVideo, { params: { videoId: body.id } });
    const captions = fileOf(Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHallo'), 'words.vtt');
    return { caller, given: { form: { videoId: body.id, locale: 'de' }, file: captions }, later };
  },
  AddFromExcel: async () => {
    const caller = await app.person({ roles: ['admin'] });
    const content = `E-Mail;Vorname;Nachname\n${newId()}@example.org;Ada;Klein`;
    return { caller, given: { form: {}, file: fileOf(Buffer.from(content), 'people.csv') }, later: async () => {} };
  },
  ReadAddressTable: async () => ({
    ...{ caller: await speaker(), given: { form: {}, file: table() } },
    later: async () => {},
    isAlike: true,
  }),
  CompareEngines: async () => {
    const caller = await app.person({ roles: ['admin'] });
    const form = { said: 'Guten Tag', engines: '["parakeet"]' };
    return { caller, given: { form, file: spokenSession() }, later: async () => {} };
  },
  InviteFromTable: () => inGroup((groupId) => ({ form: { groupId }, file: table() })),
  UploadInitial: async () => {
    const caller = await app.person({ roles: ['admin'] });
    const later = deleteSession(caller);
    return { caller, given: { form: { sessionName: 'Rede' }, file: spokenSession() }, later };
  },
  AddArticle: async () => {
    const caller = await speaker();
    const later = (first: Sent) => by(caller)(newsCommands.DeleteArticle, { query: { id: first.body.id } });
    return { caller, given: { form: { title: 'Neu', body: '<p>x</p>' } }, later };
  },
  AddArticleFile: () => ofArticle(document()),
  ChangeArticleBanner: async () => ofArticle(await picture()),
};

/** A selection of commands: with one stream, with several steps, and with their own protocol. */
const commands: readonly Readonly<{ name: string; call: CommandCall | UploadCall; make: Make }>[] = [
  {
    name: 'CreateGoal',
    call: goalCommands.CreateGoal,
    make: async () => {
      const caller = await speaker();
      const later = (first: Sent) => by(caller)(goalCommands.RemoveGoal, { query: { goalId: first.body.id } });
      return { caller, given: { body: { title: 'Langsamer' } }, later };
    },
  },
  {
    name: 'ChangeSession',
    call: sessionCommands.ChangeSession,
    make: async () => {
      const caller = await speaker();
      const id = await caller.uploaded();
      const later = () => by(caller)(sessionCommands.DeleteSession, { params: { id } });
      return { caller, given: { params: { id }, body: { name: 'Anders' } }, later };
    },
  },
  {
    name: 'ShareSession',
    call: shareCommands.ShareSession,
    make: async () => {
      const caller = await speaker();
      const id = await caller.uploaded();
      const later = () => by(caller)(sessionCommands.DeleteSession, { params: { id } });
      return { caller, given: { body: { id, sharedWith: [(await speaker()).email] } }, later };
    },
  },
  {
    name: 'PublishSeminar',
    call: seminarCommands.PublishSeminar,
    make: () => ofSeminar(({ seminarId }) => ({ params: { id: seminarId }, body: {} })),
  },
  {
    name: 'CreateBlock',
    call: seminarCommands.CreateBlock,
    make: () => ofSeminar(({ seminarId }) => ({ body: { seminarId, title: 'Woche 2' } })),
  },
  {
    name: 'DuplicateSeminar',
    call: seminarCommands.DuplicateSeminar,
    make: () => ofSeminar(({ seminarId }) => ({ params: { id: seminarId }, body: { name: 'Noch einmal' } })),
  },
  {
    name: 'AddGroup',
    call: groupCommands.AddGroup,
    make: async () => {
      const caller = await speaker();
      const later = (first: Sent) => by(caller)(groupCommands.RemoveGroup, { query: { groupId: first.body.id } });
      return { caller, given: { body: { name: 'Freie Rede' } }, later };
    },
  },
  {
    name: 'AddGroupVideoLink',
    call: groupCommands.AddGroupVideoLink,
    make: () =>
      inGroup((groupId) => ({
        body: { groupId, title: 'Film', description: '', videoURI: 'https://youtu.be/dQw4w9WgXcQ' },
      })),
  },
  {
    name: 'SendInvitations',
    call: invitationCommands.SendInvitations,
    make: () => ofSeminar(({ seminarId }) => ({ body: { seminarId, userEmails: [`x-${newId()}@example.org`] } })),
  },
  {
    name: 'LeaveGroup',
    call: groupCommands.LeaveGroup,
    make: async () => {
      const [owner, caller] = [await speaker(), await speaker()];
      const groupId = await groupBy(owner);
      await joining(app, owner, groupId, [caller]);
      const later = () => by(owner)(groupCommands.RemoveGroup, { query: { groupId } });
      return { caller, given: { params: { id: groupId } }, later };
    },
  },
  {
    name: 'SubmitReadText',
    call: participationCommands.SubmitReadText,
    make: async () => {
      const { caller, owner, seminarId, ids } = await participantOf();
      const later = () => by(owner)(seminarCommands.DeleteSeminar, { params: { id: seminarId } });
      return { caller, given: { body: { elementId: ids.read, seminarId } }, later };
    },
  },
  {
    name: 'SubmitTalk',
    call: participationCommands.SubmitTalk,
    make: async () => {
      const { caller, owner, seminarId, ids } = await participantOf({ maxSubmissions: 1 });
      const body = { elementId: ids.speak, seminarId, sessionId: await caller.uploaded() };
      const later = () => by(owner)(seminarCommands.DeleteSeminar, { params: { id: seminarId } });
      return { caller, given: { body }, later };
    },
  },
  {
    name: 'CreateMeeting',
    call: meetingCommands.CreateMeeting,
    make: async () => {
      const caller = await speaker();
      const body = { subject: 'Probe', startDate: '2030-05-02T08:00:00.000Z', end: '2030-05-02T09:00:00.000Z' };
      const later = (first: Sent) => by(caller)(meetingCommands.DeleteMeeting, { query: { meetingId: first.body.id } });
      return { caller, given: { body }, later };
    },
  },
  {
    name: 'BeginUpload',
    call: resumableUploads.BeginUpload,
    make: async () => {
      const caller = await app.person();
      const later = async () => void (await caller.uploaded());
      return {
        caller,
        given: {
          headers: { 'tus-resumable': '1.0.0', 'upload-length': '1000', 'upload-metadata': `type ${btoa('audio')}` },
        },
        later,
      };
    },
  },
];

const callOf = new Map(areas.flatMap((area) => Object.entries<UploadCall>(area.uploads)));
const everyUpload = Object.entries(uploads).map(([name, make]) => ({
  name,
  call: callOf.get(name) as UploadCall,
  make,
}));

test.each([...everyUpload, ...commands])(
  'repeating $name gets the first answer, even after later changes',
  async ({ call, make }) => {
    const { caller, given, later, isAlike } = await make();
    const headers = { ...(given.headers as object), 'idempotency-key': newId() };
    const first = await by(caller)(call, { ...given, headers });
    expect([first.status, first.body]).toEqual([call.status, first.status === call.status ? first.body : null]);
    await app.settle();
    const changed = (await later(first)) as Sent | undefined;
    expect(changed && [changed.status < 400, changed.body]).toEqual(changed && [true, changed.body]);
    await app.settle();
    const before = await lastPosition();
    const repeat = await by(caller)(call, { ...given, headers });
    expect([repeat.status, repeat.body]).toEqual([first.status, first.body]);
    for (const name of ['x-position', 'location', 'tus-resumable'])
      expect([name, repeat.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    await app.settle();
    expect(await lastPosition()).toBe(before);
    if (isAlike) return;
    // Without the key, it is a new request, which meets the later change.
    const anew = await by(caller)(call, given);
    expect([anew.status, anew.body]).not.toEqual([first.status, first.body]);
  },
);

test('covers every upload of the contracts', () => {
  expect(Object.keys(uploads).sort()).toEqual([...callOf.keys()].sort());
});

test('decides a repeat again if the first request was refused', async () => {
  const caller = await app.person();
  const id = await caller.uploaded();
  const headers = { 'idempotency-key': newId() };
  const upload = () => caller.upload(spokenSession(), {}, { headers });
  expect((await upload()).status).toBe(429);
  await caller.send(sessionCommands.DeleteSession, { params: { id } });
  await app.settle();
  expect((await upload()).status).toBe(201);
});

test('accepts the repeat of a submission after a crash lost the first answer', async () => {
  const { caller, given } = await submission();
  const headers = { 'idempotency-key': newId() };
  const submit = () => by(caller)(participationUploads.SubmitVideoPresentation, { ...given, headers });
  const first = await submit();
  await app.settle();
  await app.database.query('update ops.idempotency set answer = null where owner_id = $1', [caller.id]);
  const repeat = await submit();
  expect([repeat.status, repeat.body]).toEqual([201, first.body]);
});

test('refuses a used key with different content, even after the answer', async () => {
  const caller = await speaker();
  const headers = { 'idempotency-key': newId() };
  const goal = (title: string) => caller.send(goalCommands.CreateGoal, { body: { title }, headers });
  expect((await goal('Langsamer')).status).toBe(201);
  expect(await goal('Lauter')).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
});

async function lastPosition(): Promise<bigint> {
  return (await app.deps.store.readAll({ direction: 'backwards', limit: 1 }))[0]?.position ?? -1n;
}
