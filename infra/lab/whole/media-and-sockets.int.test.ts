import sharp from 'sharp';
import { expect, test } from 'vitest';
import { areas } from '#domain/areas.ts';
import { groupCommands, groupUploads } from '#domain/groups/contract/calls.ts';
import type { QueryCall } from '#domain/kernel/contract.ts';
import { closeCodes } from '#domain/kernel/contract.ts';
import { newcomerRoles, permissionsOfRole } from '#domain/kernel/roles.ts';
import { participationUploads } from '#domain/participation/contract/calls.ts';
import { presentationCommands, presentationUploads } from '#domain/presentations/contract/calls.ts';
import { seminarCommands, seminarUploads } from '#domain/seminars/contract/calls.ts';
import { sessionCommands } from '#domain/sessions/contract/calls.ts';
import { accountCommands, accountUploads } from '#domain/users/contract/account.ts';
import { type AppPerson, ownApp } from '../testing/app.ts';
import { adding, courseIn, enrol } from '../testing/course.ts';
import { groupBy } from '../testing/group.ts';
import { slidesPdf } from '../testing/slides-pdf.ts';
import { openSocket } from '../testing/socket.ts';
import { spokenSession } from '../testing/spoken-sound.ts';

const app = await ownApp();
const url = await app.listen();
const roles = [...newcomerRoles, 'subscriber-premium', 'teacher'];

const fileOf = (content: Uint8Array | string, name: string) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
const picture = async () =>
  fileOf(
    await sharp({ create: { width: 400, height: 400, channels: 3, background: '#a33' } })
      .png()
      .toBuffer(),
    'a.png',
  );
/** A file with the head of an MP4. */
const film = () => fileOf(Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isomfilm', 'latin1'), 'Film.mp4');

/** A person with a file in every place where people have files. */
async function ownerOfFiles() {
  const owner = await app.person({ roles });
  const learner = await app.person({ roles });
  await owner.send(accountUploads.UploadProfilePicture, { form: {}, file: await picture() });
  const session = await owner.uploaded();
  const pdf = fileOf(await slidesPdf([{ text: 'Folie' }]), 'a.pdf');
  const deck = (await owner.send(presentationUploads.AddPresentation, { form: {}, file: pdf })).body.id;
  const { seminarId, blockId, ids } = await courseIn(owner, { speak: adding(owner).recording() });
  await owner.send(seminarUploads.EditSeminar, { form: { seminarId }, file: await picture() });
  await owner.send(seminarUploads.WriteWatchVideo, { form: { seminarId, blockId, title: 'Sehen' }, file: film() });
  await enrol(app, owner, seminarId, [learner]);
  const form = { seminarId, elementId: ids.speak ?? '', type: 'audio' } as const;
  await learner.send(participationUploads.SubmitVideoPresentation, { form, file: spokenSession() });
  const groupId = await groupBy(owner);
  const post = { groupId, title: 'Neu', body: '<p>x</p>' };
  const { body } = await owner.send(groupUploads.AddGroupPost, { form: post, file: await picture() });
  const attached = { groupId, postId: body.id };
  await owner.send(groupUploads.AddGroupPostFile, { form: attached, file: fileOf('%PDF-1.4 Plan', 'Plan.pdf') });
  const about = { groupId, title: 'Film', description: '' };
  await owner.send(groupUploads.AddGroupVideoFile, { form: about, file: film() });
  await app.settle();
  return { owner, ids: { Sessions: session, Presentations: deck, Seminar: seminarId, Groups: groupId } };
}

type Ids = Readonly<Record<string, string>>;

/** Every file address in the answers to a person. */
async function addressesFor(person: AppPerson, ids: Ids): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const area of areas)
    for (const call of Object.values<QueryCall>(area.queries)) {
      const id = ids[call.path.split('/')[2] ?? ''] ?? ids.Seminar ?? '';
      const path = call.path.replace(/:\w+/g, id);
      const { body } = await person.send<unknown>(`GET ${path}`);
      for (const [address] of JSON.stringify(body ?? '').matchAll(/\/api\/[^"\s\\]+signed=[^"\s\\]+/g))
        found.add(address);
    }
  return [...found];
}

/** The route of a file's address, and its kind of entitlement. */
function placeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, url);
  const by = searchParams.get('by');
  return `${pathname.replace(/[0-9a-f]{32}/, ':id')}${by ? ` ${by}` : ''}`;
}

const statusOf = async (address: string) => (await app.bytes(`GET ${address}`)).status;
const everyRole = Object.keys(permissionsOfRole);

let made: Promise<Awaited<ReturnType<typeof ownerOfFiles>> & Readonly<{ addresses: readonly string[] }>> | undefined;
const ownerAndFiles = () => {
  made ??= ownerOfFiles().then(async (one) => ({ ...one, addresses: await addressesFor(one.owner, one.ids) }));
  return made;
};

test('serves every file address to the person who got it', async () => {
  const { addresses } = await ownerAndFiles();
  const places = ['/api/Groups/:id/Media', '/api/Media picture', '/api/Media seminar', '/api/Media talk'];
  expect([...new Set(addresses.map(placeOf))].sort()).toEqual([...places, '/api/Presentations/:id/Media']);
  for (const address of addresses) expect([placeOf(address), await statusOf(address)]).toEqual([placeOf(address), 200]);
});

test.each(everyRole)(
  'gives a stranger with the role %s no address, and serves none under another name',
  async (role) => {
    const { ids, addresses } = await ownerAndFiles();
    const stranger = await app.person({ roles: [role] });
    await app.settle();
    const told = await addressesFor(stranger, ids);
    expect(told.map(placeOf).filter((place) => place !== '/api/Media picture')).toEqual([]);
    for (const address of addresses) {
      const theirs = address.replace(/person=[^&]+/, `person=${stranger.id}`);
      expect([placeOf(address), theirs !== address, await statusOf(theirs)]).toEqual([placeOf(address), true, 403]);
    }
  },
);

test('serves nothing for an address after any change to it', async () => {
  const { addresses } = await ownerAndFiles();
  const kinds = ['talk', 'seminar', 'submission', 'data_export', 'picture'];
  for (const address of addresses) {
    const at = address.indexOf('signed=') + 'signed='.length;
    const changed = [
      ...kinds.map((by) => address.replace(/by=[a-z_]+/, `by=${by}`)),
      address.replace(/([?&]id=|\/)[0-9a-f]{32}/, `$1${'0'.repeat(32)}`),
      `${address.slice(0, at)}${address.slice(at + 1)}`,
      address.slice(0, -1),
      address.slice(0, at),
    ].filter((one) => one !== address);
    for (const one of changed) expect([one, (await statusOf(one)) < 400]).toEqual([one, false]);
  }
});

test.each(everyRole)('sends nothing about a person to the socket of a stranger with the role %s', async (role) => {
  const owner = await app.person({ roles });
  const stranger = await app.person({ roles: [role] });
  await app.settle();
  const open = (hub: string, token: string) => openSocket(`${url}/${hub}`, { first: { type: 'auth', token } });
  const own = await open('session-hub', owner.accessToken);
  const [sessions, notifications] = [
    await open('session-hub', stranger.accessToken),
    await open('notification-hub', stranger.accessToken),
  ];
  const session = await owner.uploaded();
  const groupId = await groupBy(owner);
  await owner.send(sessionCommands.ChangeSession, { params: { id: session }, body: { name: 'Geheimrede' } });
  await app.settle();
  await own.until((push) => JSON.stringify(push).includes(session));
  // Waits for the stranger's own pushes, which come after all others.
  const title = await stranger.uploaded().catch(() => undefined);
  await app.settle();
  if (title) await sessions.until((push) => JSON.stringify(push).includes(title));
  const heard = JSON.stringify([...sessions.pushes, ...notifications.pushes]);
  for (const secret of [owner.id, session, groupId, 'Geheimrede']) expect(heard).not.toContain(secret);
  expect(sessions.pushes.filter(({ data }) => data.id !== title)).toEqual([]);
  for (const socket of [own, sessions, notifications]) socket.end();
});

test.each(['session-hub', 'notification-hub'])('refuses a socket at /%s without a sign-in', async (hub) => {
  for (const token of ['', 'x.y.z', 7, null]) {
    const socket = await openSocket(`${url}/${hub}`, { first: { type: 'auth', token } });
    expect(await socket.closed()).toBe(closeCodes.signInAgain);
    expect(socket.pushes).toEqual([]);
  }
});

test('stops serving an address when its file is deleted', async () => {
  const { owner, ids, addresses } = await ownerAndFiles();
  await owner.send(sessionCommands.DeleteSession, { params: { id: ids.Sessions } });
  await owner.send(presentationCommands.DeletePresentation, { query: { id: ids.Presentations } });
  await owner.send(seminarCommands.DeleteSeminar, { params: { id: ids.Seminar } });
  await owner.send(groupCommands.RemoveGroup, { query: { groupId: ids.Groups } });
  await owner.send(accountCommands.RemoveProfilePicture, { body: {} });
  await app.settle();
  for (const address of addresses) {
    const status = await statusOf(address);
    expect([placeOf(address), status, status >= 400 && status < 500]).toEqual([placeOf(address), status, true]);
  }
});
