import { beforeAll, expect, test } from 'vitest';
import { groupCommands } from '#domain/groups/contract/calls.ts';
import { newcomerRoles } from '#domain/kernel/roles.ts';
import { notificationList } from '#domain/notifications/contract/calls.ts';
import { privacyCommands } from '#domain/privacy/contract/calls.ts';
import { sessionCommands, sessionList, sessionUploads } from '#domain/sessions/contract/calls.ts';
import {
  companions,
  sessionSharing,
  shareCommands,
  sharedByUser,
  sharedByUserDetail,
  sharedByUsers,
  sharedMedia,
  sharedSession,
  sharedSessions,
  sharingUsers,
} from '#domain/shares/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { newId } from '#infra/ids.ts';
import { type AppPerson, type TestApp, testApp } from '#infra/lab/testing/app.ts';
import { drawnDeck } from '#infra/lab/testing/deck.ts';
import { groupBy, joining } from '#infra/lab/testing/group.ts';
import { spokenSession } from '#infra/lab/testing/spoken-sound.ts';
import { audiencesIn } from '#infra/postgres/audiences.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ analysis: true });
});

const writer = () => app.person({ roles: [...newcomerRoles, 'subscriber-basic'] });
const inOneHour = () => new Date(Date.now() + 3_600_000).toISOString();
const share = (by: AppPerson, id: string, sharedWith: string[], more: object = {}) =>
  by.send(shareCommands.ShareSession, { body: { id, sharedWith, ...more } });

/** Two people of one group, and a session of the first. */
async function together() {
  const [owner, ada] = [await writer(), await app.person()];
  const groupId = await groupBy(owner);
  await joining(app, owner, groupId, [ada]);
  const id = await owner.uploaded();
  await app.settle();
  return { owner, ada, groupId, id };
}

/** The result of every call on a shared session, and of an address that the person got earlier. */
async function sight(person: AppPerson, id: string, url: string) {
  await app.settle();
  const audiences = audiencesIn(app.database);
  const reader = `${id}_${person.id}`;
  const told = await audiences.members({ kind: 'share', ids: [reader], people: [person.id] });
  return {
    list: (await person.send(sharedSessions)).body.map(({ sessionId }) => sessionId),
    page: (await person.send(sharedSession, { params: { id } })).status,
    series: (await person.send(`GET /api/Sessions/shared/${id}/Series`)).status,
    media: (await person.send(sharedMedia, { params: { id } })).status,
    file: (await app.bytes(`GET ${url}`)).status,
    feedback: (await person.send(shareCommands.GiveShareFeedback, { params: { id }, body: { text: 'Ja' } })).status,
    push: told.length,
  };
}

const addressOf = async (person: AppPerson, id: string) => {
  await app.settle();
  return (await person.send(sharedMedia, { params: { id } })).body.url ?? '';
};

const nothing = {
  ...{ list: [], page: 404, series: 404, media: 404, file: 404, feedback: 404, push: 0 },
};

test('shares a session with people of one’s groups and notifies them, without revealing others', async () => {
  const { owner, ada, id } = await together();
  const stranger = await app.person();
  const unknown = `unknown-${newId()}@example.org`;
  const { body } = await share(owner, id, [ada.email, stranger.email, unknown]);
  expect(body).toEqual({ shared: [ada.email], rejected: [stranger.email, unknown] });
  const url = await addressOf(ada, id);
  expect(await sight(ada, id, url)).toMatchObject({
    list: [id],
    page: 200,
    media: 200,
    file: 200,
    feedback: 201,
    push: 1,
  });
  expect((await app.bytes(`GET ${url.replace(ada.id, stranger.id)}`)).status).toBe(403);
  const { body: inbox } = await ada.send(notificationList);
  expect(inbox.notifications[0]).toMatchObject({ type: 'session_shared', user: { id: owner.id } });
  expect((await share(ada, id, [owner.email])).status).toBe(404);
  const names = async (person: AppPerson) => (await person.send(sessionList)).body.map(({ sharedWith }) => sharedWith);
  const { body: told } = await ada.send(userAccount);
  expect([await names(owner), await names(ada)]).toEqual([[[told.username]], []]);
});

test('a person with the permission shares with anybody', async () => {
  const [teacher, stranger] = [await app.person({ roles: ['admin'] }), await app.person()];
  const id = await teacher.uploaded();
  expect((await share(teacher, id, [stranger.email])).body.shared).toEqual([stranger.email]);
  await app.settle();
  expect((await stranger.send(sharedSession, { params: { id } })).status).toBe(200);
});

test('shows slides only if media are shared; otherwise only their times', async () => {
  const { owner, ada } = await together();
  const presentationId = await drawnDeck(app, owner.id, [null]);
  const form = { title: 'Rede', presentationId, timestamps: '[{"offset":0,"slideIndex":0}]' };
  const { body } = await owner.send(sessionUploads.CreateRecording, { form, file: spokenSession() });
  const slides = async (withMedia: boolean) => {
    await share(owner, body.id, [ada.id], { withMedia });
    await app.settle();
    const { pdfInfo, slideTimestamps } = (await ada.send(sharedSession, { params: { id: body.id } })).body;
    return { pdfInfo, slideURI: slideTimestamps[0]?.slideURI };
  };
  expect(await slides(false)).toEqual({ pdfInfo: null, slideURI: null });
  expect(await slides(true)).toMatchObject({
    pdfInfo: { name: 'Quartalszahlen' },
    slideURI: expect.stringContaining(`/api/Sessions/shared/${body.id}/`),
  });
});

test('shares the report without the recording', async () => {
  const { owner, ada, id } = await together();
  await share(owner, id, [ada.id]);
  const url = await addressOf(ada, id);
  await share(owner, id, [ada.id], { withMedia: false });
  expect(await sight(ada, id, url)).toMatchObject({ page: 200, media: 404, file: 404, feedback: 201, push: 1 });
});

test('an ended share gives no access: no page, series, media, addresses or pushes', async () => {
  const { owner, ada, id } = await together();
  await share(owner, id, [ada.email]);
  const url = await addressOf(ada, id);
  const remove = await owner.send(shareCommands.RemoveFromShared, {
    body: { id, sharedWith: [ada.email, 'niemand@example.org'] },
  });
  expect(remove.body).toEqual({ removed: [ada.email], failed: ['niemand@example.org'] });
  expect(await sight(ada, id, url)).toEqual(nothing);
});

test('leaving the group ends access, and returning restores it', async () => {
  const { owner, ada, groupId, id } = await together();
  await share(owner, id, [ada.email]);
  const url = await addressOf(ada, id);
  await ada.send(groupCommands.LeaveGroup, { params: { id: groupId } });
  expect(await sight(ada, id, url)).toEqual(nothing);
  const { body } = await owner.send(sessionSharing, { params: { id } });
  expect(body.shares).toMatchObject([{ user: { id: ada.id }, isRunning: false }]);
  await joining(app, owner, groupId, [ada]);
  expect((await ada.send(sharedSession, { params: { id } })).status).toBe(200);
});

test('removing a group ends its shares', async () => {
  const { owner, ada, groupId, id } = await together();
  await share(owner, id, [ada.email]);
  const url = await addressOf(ada, id);
  await owner.send(groupCommands.RemoveGroup, { query: { groupId } });
  expect(await sight(ada, id, url)).toEqual(nothing);
});

test('a share ends at its date', async () => {
  const { owner, ada, id } = await together();
  const past = { until: new Date(Date.now() - 1_000).toISOString() };
  expect((await share(owner, id, [ada.id], past)).body).toMatchObject({ code: 'invalid_input', field: 'until' });
  await share(owner, id, [ada.id], { until: inOneHour() });
  const url = await addressOf(ada, id);
  expect((await ada.send(sharedSession, { params: { id } })).status).toBe(200);
  // Simulates the end of the hour in the row that every query reads.
  await app.database.query(`update shares.shared_talk set until = now() - interval '1 second' where session_id = $1`, [
    id,
  ]);
  const seen = await sight(ada, id, url);
  expect({ ...seen, feedback: 404 }).toEqual(nothing);
});

test('a deleted session is no longer shared', async () => {
  const { owner, ada, id } = await together();
  await share(owner, id, [ada.id]);
  const url = await addressOf(ada, id);
  await owner.send(sessionCommands.DeleteSession, { params: { id } });
  await app.settle();
  expect((await ada.send(sharedSessions)).body).toEqual([]);
  expect((await app.bytes(`GET ${url}`)).status).toBe(404);
});

test('the owner gets feedback on a moment and marks it read; only its author sees that', async () => {
  const { owner, ada, groupId, id } = await together();
  const bob = await app.person();
  await joining(app, owner, groupId, [bob]);
  await share(owner, id, [ada.id, bob.id]);
  await app.settle();
  expect((await ada.send(shareCommands.SeeShared, { params: { id } })).status).toBe(204);
  const body = { text: 'Hier wird es lebendig.', offset: 42 };
  const { body: given } = await ada.send(shareCommands.GiveShareFeedback, { params: { id }, body });
  await app.settle();
  const seen = await owner.send(sessionSharing, { params: { id } });
  expect(seen.body.feedback).toMatchObject([{ ...body, author: { id: ada.id }, isRead: false }]);
  expect(seen.body.shares.find(({ user }) => user.id === ada.id)?.firstSeenAt).not.toBeNull();
  const { body: inbox } = await owner.send(notificationList);
  expect(inbox.notifications[0]).toMatchObject({ type: 'share_feedback', user: { id: ada.id } });
  expect((await bob.send(sharedSession, { params: { id } })).body.ownFeedback).toEqual([]);

  await owner.send(shareCommands.ReadShareFeedback, { params: { id } });
  await app.settle();
  expect((await ada.send(sharedSessions)).body).toMatchObject([
    { hasFeedback: true, hasFeedbackBeenRead: true, isNew: false },
  ]);
  const query = { sessionId: id, feedbackId: given.id };
  expect((await bob.send(shareCommands.DeleteShareFeedback, { query })).status).toBe(404);
  expect((await ada.send(shareCommands.DeleteShareFeedback, { query })).status).toBe(204);
  await app.settle();
  expect((await owner.send(sessionSharing, { params: { id } })).body.feedback).toEqual([]);
});

test('lists shared sessions by the address of one or several owners', async () => {
  const { owner, ada, id } = await together();
  await share(owner, id, [ada.id]);
  await app.settle();
  expect((await ada.send(sharingUsers)).body).toMatchObject([
    { id: owner.id, email: owner.email, sessions: 1, unanswered: 1 },
  ]);
  const ofOwner = await ada.send(sharedByUser, { params: { email: owner.email } });
  expect(ofOwner.body).toMatchObject([{ sessionId: id, sharingUserId: owner.id, hasFeedback: false, isNew: true }]);
  const emails = [owner.email, 'niemand@example.org'];
  expect((await ada.send(sharedByUsers, { query: { emails } })).body).toMatchObject([{ sessionId: id }]);
  const detail = (email: string) => ada.send(sharedByUserDetail, { params: { email, id } });
  expect((await detail(owner.email)).body).toMatchObject({ id, sharedBy: { id: owner.id } });
  expect((await detail(ada.email)).status).toBe(404);
  expect((await owner.send(companions)).body).toMatchObject([{ id: ada.id, groups: ['Freie Rede'] }]);
});

test('the queue lists the oldest first, and answered ones separately', async () => {
  const { owner, ada, id } = await together();
  const second = await owner.uploaded();
  await share(owner, id, [ada.id]);
  await share(owner, second, [ada.id]);
  await app.settle();
  const queue = async (state: 'open' | 'answered') => {
    const { body } = await ada.send(sharedSessions, { query: { state, order: 'oldest' } });
    return body.map(({ sessionId }) => sessionId);
  };
  expect(await queue('open')).toEqual([id, second]);
  await ada.send(shareCommands.GiveShareFeedback, { params: { id }, body: { text: 'Gut' } });
  await app.settle();
  expect([await queue('open'), await queue('answered')]).toEqual([[second], [id]]);
});

test('erases the shares and feedback of a recipient', async () => {
  const { owner, ada, id } = await together();
  const admin = await app.person({ roles: ['admin'] });
  await share(owner, id, [ada.id]);
  const word = `geheim${newId()}`;
  await app.settle();
  await ada.send(shareCommands.GiveShareFeedback, { params: { id }, body: { text: word } });
  await app.settle();
  await admin.send(privacyCommands.EraseUser, {
    params: { id: ada.id },
    body: { ground: 'requested', reason: 'Asked for it' },
  });
  await app.hurry('erasure');
  await app.settle();
  expect((await owner.send(sessionSharing, { params: { id } })).body).toEqual({ shares: [], feedback: [] });
});
