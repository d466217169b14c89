import { beforeAll, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import {
  groupCommands,
  groupDetail,
  groupMembers,
  groupUploads,
  myGroups,
  publicGroups,
} from '#domain/groups/contract/calls.ts';
import { groupPosts, groupVideos } from '#domain/groups/contract/items.ts';
import { invitationList } from '#domain/invitations/contract/calls.ts';
import { newcomerRoles } from '#domain/kernel/roles.ts';
import { notificationList } from '#domain/notifications/contract/calls.ts';
import { privacyCommands } from '#domain/privacy/contract/calls.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { newId } from '#infra/ids.ts';
import { type AppPerson, type TestApp, testApp } from '#infra/lab/testing/app.ts';
import { groupBy, joining } from '#infra/lab/testing/group.ts';
import { foundWelcomeGroup } from './welcome-group.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const writer = () => app.person({ roles: [...newcomerRoles, 'subscriber-basic'] });
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const fileOf = (content: string | Buffer, name: string) => new File([new Uint8Array(Buffer.from(content))], name);
const post = (by: AppPerson, groupId: string, fields: object = {}, file?: File) =>
  by.send(groupUploads.AddGroupPost, {
    form: { groupId, title: 'Willkommen', body: '<p>Schön, dass Sie da sind.</p>', ...fields },
    ...(file && { file }),
  });
const detail = async (by: AppPerson, id: string) => {
  await app.settle();
  return by.send(groupDetail, { params: { id } });
};
const postsOf = async (by: AppPerson, id: string) => {
  await app.settle();
  return by.send(groupPosts, { params: { id } });
};

test('a joined public group moves to the list of own groups, and back after leaving', async () => {
  const [owner, ada] = [await writer(), await app.person()];
  const name = `Öffentlich ${newId()}`;
  const id = await groupBy(owner, { name, isPublic: true });
  const find = async () => {
    await app.settle();
    const [found, own] = [await ada.send(publicGroups, { query: { search: name } }), await ada.send(myGroups)];
    return [found.body.map((one) => one.id), own.body.map((one) => one.id)];
  };
  expect(await find()).toEqual([[id], []]);
  expect((await detail(ada, id)).body).toMatchObject({ isMember: false, memberCount: 1, postCount: 0 });
  expect((await postsOf(ada, id)).status).toBe(404);
  expect((await ada.send(groupCommands.JoinGroup, { params: { id } })).status).toBe(204);
  expect(await find()).toEqual([[], [id]]);
  expect((await detail(ada, id)).body).toMatchObject({ isMember: true, memberCount: 2, mayWrite: false });
  expect((await ada.send(groupCommands.LeaveGroup, { params: { id } })).status).toBe(204);
  expect(await find()).toEqual([[id], []]);
});

test('a manager without the right to write renames the group but posts nothing', async () => {
  const [owner, ada] = [await writer(), await app.person()];
  const id = await groupBy(owner);
  await joining(app, owner, id, [ada]);
  const make = { groupId: id, userId: ada.id, isManager: true };
  expect((await owner.send(groupCommands.ChangeMemberRole, { body: make })).status).toBe(204);
  expect((await post(ada, id)).body).toMatchObject({ code: 'access_denied' });
  const body = { groupId: id, newName: 'Freies Reden' };
  expect((await ada.send(groupCommands.RenameGroup, { body })).status).toBe(204);
  expect((await detail(ada, id)).body).toMatchObject({ name: 'Freies Reden', isManager: true, mayWrite: false });
});

test('the free plan allows one group of ten members, even for two parallel calls', async () => {
  const owner = await app.person();
  const add = () => owner.send(groupCommands.AddGroup, { body: { name: 'Kleine Runde', isPublic: true } });
  const answers = await Promise.all([add(), add()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'group_limit' });
  const id = answers.find(({ status }) => status === 201)?.body.id ?? '';
  expect((await detail(owner, id)).body).toMatchObject({ mostMembers: 10, memberCount: 1, mayWrite: false });

  const people = await Promise.all(Array.from({ length: 10 }, () => app.person()));
  const join = (person: AppPerson) => person.send(groupCommands.JoinGroup, { params: { id } });
  for (const person of people.slice(1)) expect((await join(person)).status).toBe(204);
  const [late] = people;
  expect((await join(late as AppPerson)).body).toMatchObject({ code: 'group_full' });
  const body = { groupId: id, emails: [`new-${newId()}@example.org`] };
  expect((await owner.send(groupCommands.InviteToGroup, { body })).body).toMatchObject({ code: 'group_full' });

  const larger = { params: { id: owner.id }, body: { roles: [...newcomerRoles, 'subscriber-basic'] } };
  expect((await (await app.admin()).send(userCommands.ChangeRoles, larger)).status).toBe(200);
  expect((await owner.send(groupCommands.InviteToGroup, { body })).body).toMatchObject({ sent: body.emails });
  expect((await detail(owner, id)).body).toMatchObject({ mostMembers: null });
  expect((await join(late as AppPerson)).status).toBe(204);
});

test('a deleted small group makes room for another, and cannot be restored beside it', async () => {
  const owner = await app.person();
  const first = await groupBy(owner);
  await owner.send(groupCommands.RemoveGroup, { query: { groupId: first } });
  const second = await groupBy(owner);
  expect(second).not.toBe(first);
  const restore = () => owner.send(groupCommands.RestoreGroup, { params: { id: first } });
  await app.settle();
  expect((await restore()).body).toMatchObject({ code: 'group_limit' });
  await owner.send(groupCommands.RemoveGroup, { query: { groupId: second } });
  expect((await restore()).status).toBe(204);
});

test('a new installation gets one public group, which is not founded again after its deletion', async () => {
  const [owner, ada] = [await app.person({ roles: ['admin'] }), await app.person()];
  const found = async () => {
    await foundWelcomeGroup(app.deps, createCommandHandler(app.deps), owner.id);
    await app.settle();
    return (await ada.send(publicGroups, { query: { search: 'Willkommen' } })).body;
  };
  const [group] = await found();
  expect(group).toMatchObject({ name: 'Willkommen', mostMembers: null });
  expect(await found()).toHaveLength(1);
  await owner.send(groupCommands.RemoveGroup, { query: { groupId: group?.id ?? '' } });
  expect(await found()).toEqual([]);
});

test('invites addresses, and names the rejected ones with the reason', async () => {
  const [owner, ada] = [await writer(), await app.person()];
  const id = await groupBy(owner);
  await joining(app, owner, id, [ada]);
  const [fresh, waiting] = [`new-${newId()}@example.org`, `old-${newId()}@example.org`];
  const invite = (by: AppPerson, emails: string[]) =>
    by.send(groupCommands.InviteToGroup, { body: { groupId: id, emails } });
  await invite(owner, [waiting]);
  const { body } = await invite(owner, ['keine Adresse', fresh, fresh, ada.email, waiting, owner.email]);
  expect(body).toEqual({
    sent: [fresh],
    rejected: [
      { email: 'keine Adresse', code: 'not_an_address' },
      { email: fresh, code: 'twice_in_list' },
      { email: ada.email, code: 'already_there' },
      { email: waiting, code: 'already_invited' },
      { email: owner.email, code: 'is_owner' },
    ],
  });
  expect((await invite(ada, [fresh])).body).toMatchObject({ code: 'user_not_authorized' });
  await app.settle();
  const sent = await owner.send(invitationList, { query: { groupId: id } });
  expect(
    sent.body
      .filter(({ active }) => active)
      .map(({ email }) => email)
      .toSorted(),
  ).toEqual([fresh, waiting].toSorted());
  expect((await ada.send(invitationList, { query: { groupId: id } })).status).toBe(404);
});

test('reads addresses from XLSX or Latin-1 CSV, first as a dry run and then for real', async () => {
  const owner = await writer();
  const id = await groupBy(owner);
  const [one, two] = [`one-${newId()}@example.org`, `two-${newId()}@example.org`];
  const send = (file: File, dryRun: 'true' | 'false') =>
    owner.send(groupUploads.InviteFromTable, { form: { groupId: id, dryRun }, file });
  const table = Buffer.from(`Name;E-Mail\r\nJ\xfcrgen;${one}\r\nOhne;nirgends\r\n`, 'latin1');
  const expected = { sent: [one], rejected: [{ email: 'nirgends', code: 'not_an_address' }] };
  expect((await send(fileOf(table, 'a.csv'), 'true')).body).toEqual(expected);
  await app.settle();
  expect((await owner.send(invitationList, { query: { groupId: id } })).body).toEqual([]);
  expect((await send(fileOf(table, 'a.csv'), 'false')).body).toEqual(expected);
  const rows = [['E-Mail'], [one], [two]].map((row) => row.map((value) => ({ value })));
  const sheet = fileOf(await writeExcelFile(rows, { sheet: 'Liste' }).toBuffer(), 'b.xlsx');
  expect((await send(sheet, 'true')).body).toEqual({
    sent: [two],
    rejected: [{ email: one, code: 'already_invited' }],
  });
  expect((await send(fileOf('Name\nAda', 'c.csv'), 'true')).body).toMatchObject({ code: 'table_unreadable' });
  expect((await send(fileOf('PK\x03\x04 nothing', 'd.xlsx'), 'true')).body).toMatchObject({ code: 'table_unreadable' });
});

test('a post keeps only harmless tags, has a banner and files, and is pinned, edited and deleted', async () => {
  const [owner, ada] = [await writer(), await app.person()];
  const id = await groupBy(owner);
  await joining(app, owner, id, [ada]);
  const dangerous = `<p onclick="x()">Hallo <b>alle</b><script>alert(1)</script></p><a href="javascript:x()">hier</a>
    <a href="https://example.org">dort</a><img src=x onerror=y><style>p{}</style>`;
  const { body: made } = await post(owner, id, { body: dangerous }, fileOf(png, 'banner.png'));
  const form = { groupId: id, postId: made.id };
  const file = fileOf('%PDF-1.4 Ablauf', 'Ablauf.pdf');
  expect((await owner.send(groupUploads.AddGroupPostFile, { form, file })).status).toBe(201);
  expect((await ada.send(groupUploads.AddGroupPostFile, { form, file })).status).toBe(403);
  const { body: posts } = await postsOf(ada, id);
  const [shown] = posts;
  expect(shown).toMatchObject({ title: 'Willkommen', isOwn: false, isPinned: false, files: [{ name: 'Ablauf.pdf' }] });
  expect(shown?.body.replaceAll(/\s+/g, ' ').trim()).toBe(
    '<p>Hallo <strong>alle</strong></p><a>hier</a> <a href="https://example.org">dort</a>',
  );
  for (const url of [shown?.bannerImage ?? '', shown?.files[0]?.url ?? ''])
    expect((await app.bytes(`GET ${url}`)).status).toBe(200);

  const edit = { groupId: id, postId: made.id };
  expect((await ada.send(groupCommands.EditGroupPost, { body: { ...edit, isPinned: true } })).status).toBe(403);
  expect((await owner.send(groupCommands.EditGroupPost, { body: { ...edit, isPinned: true } })).status).toBe(204);
  expect((await owner.send(groupCommands.EditGroupPost, { body: { ...edit, newTitle: 'Hallo' } })).status).toBe(204);
  expect((await detail(ada, id)).body).toMatchObject({ pinnedPostID: made.id, pinnedPost: { title: 'Hallo' } });
  expect((await post(owner, id, { body: '<p> </p><script>x</script>' })).body).toMatchObject({ code: 'invalid_input' });

  expect((await ada.send(groupCommands.DeleteGroupPost, { query: edit })).status).toBe(403);
  expect((await owner.send(groupCommands.DeleteGroupPost, { query: edit })).status).toBe(204);
  expect((await detail(ada, id)).body).toMatchObject({ pinnedPostID: null, pinnedPost: null, postCount: 0 });
  const kept = await app.database.query('select from ops.blob_reference where session_id = $1', [made.id]);
  expect(kept.rowCount).toBe(0);
});

test('a file’s address does not work for another person or after leaving the group', async () => {
  const [owner, ada, bob] = [await writer(), await app.person(), await app.person()];
  const id = await groupBy(owner);
  await joining(app, owner, id, [ada, bob]);
  await post(owner, id, {}, fileOf(png, 'banner.png'));
  const url = (await postsOf(ada, id)).body[0]?.bannerImage ?? '';
  expect((await app.bytes(`GET ${url}`)).status).toBe(200);
  expect((await app.bytes(`GET ${url.replace(ada.id, bob.id)}`)).status).toBe(403);
  await owner.send(groupCommands.RemoveGroupMember, { query: { groupId: id, userId: ada.id } });
  await app.settle();
  expect((await app.bytes(`GET ${url}`)).status).toBe(404);
  expect((await detail(ada, id)).status).toBe(404);
});

test('notifies members of a post, and mails it to members and invited people if the author asks', async () => {
  const [owner, ada] = [await writer(), await app.person()];
  const id = await groupBy(owner, { name: 'Redekreis' });
  await joining(app, owner, id, [ada]);
  const invited = `invited-${newId()}@example.org`;
  await owner.send(groupCommands.InviteToGroup, { body: { groupId: id, emails: [invited] } });
  await app.settle();
  const title = `Treffen ${newId()}`;
  await post(owner, id, { title, sendEmail: 'true', includeInvited: 'true' });
  await app.settle();
  const { body } = await ada.send(notificationList);
  expect(body.notifications[0]).toMatchObject({
    type: 'group_post',
    user: { id: owner.id },
    concerns: { groupId: id },
  });
  const { rows } = await app.database.query<{ recipient: string; body_text: string }>(
    'select recipient, body_text from ops.mail where subject = $1',
    [`Redekreis: ${title}`],
  );
  expect(rows.map(({ recipient }) => recipient).toSorted()).toEqual([ada.email, invited].toSorted());
  expect(rows[0]?.body_text).toContain('Schön, dass Sie da sind.');
});

test('links, edits and deletes an external video, and refuses a file that is no video', async () => {
  const owner = await writer();
  const id = await groupBy(owner);
  const body = { groupId: id, title: 'Atmen', videoURI: 'https://youtu.be/aaaaaaaaaaa' };
  expect((await owner.send(groupCommands.AddGroupVideoLink, { body })).status).toBe(201);
  const other = { ...body, videoURI: 'https://example.org/film' };
  expect((await owner.send(groupCommands.AddGroupVideoLink, { body: other })).body).toMatchObject({
    code: 'invalid_input',
    field: 'videoURI',
  });
  const form = { groupId: id, title: 'Film' };
  const file = fileOf('keine Bilder', 'film.mp4');
  expect((await owner.send(groupUploads.AddGroupVideoFile, { form, file })).status).toBe(415);
  await app.settle();
  const { body: videos } = await owner.send(groupVideos, { params: { id } });
  expect(videos).toMatchObject([{ title: 'Atmen', videoId: 'aaaaaaaaaaa', file: null, isOwn: true }]);

  const where = { groupId: id, videoId: videos[0]?.id ?? '' };
  const texts = { newTitle: 'Ruhig atmen', newDescription: 'Drei Übungen' };
  expect((await owner.send(groupCommands.EditGroupVideo, { body: { ...where, ...texts } })).status).toBe(204);
  await app.settle();
  const { body: edited } = await owner.send(groupVideos, { params: { id } });
  expect(edited).toMatchObject([{ title: 'Ruhig atmen', description: 'Drei Übungen' }]);
  expect((await owner.send(groupCommands.DeleteGroupVideo, { query: where })).status).toBe(204);
  await app.settle();
  expect((await owner.send(groupVideos, { params: { id } })).body).toEqual([]);
});

test('a manager sees all members with addresses; a member sees only visible members, without addresses', async () => {
  const [owner, ada, bob] = [await writer(), await app.person(), await app.person()];
  const id = await groupBy(owner);
  await joining(app, owner, id, [ada, bob]);
  await bob.send(groupCommands.ShowMember, { body: { groupId: id, isVisible: false } });
  await app.settle();
  const seenBy = async (person: AppPerson) => (await person.send(groupMembers, { params: { id } })).body;
  expect((await seenBy(owner)).map(({ email }) => email)).toEqual(
    expect.arrayContaining([owner.email, ada.email, bob.email]),
  );
  const others = await seenBy(ada);
  expect(others.map((one) => one.id)).not.toContain(bob.id);
  expect(others.find((one) => one.id === owner.id)).toMatchObject({ email: null, isOwner: true });
  expect(others.find((one) => one.id === ada.id)?.email).toBe(ada.email);
});

test('returns long lists in pages', async () => {
  const [owner, ...people] = [await writer(), ...(await Promise.all(Array.from({ length: 4 }, () => app.person())))];
  const id = await groupBy(owner, { isPublic: true });
  for (const person of people) await person.send(groupCommands.JoinGroup, { params: { id } });
  for (const n of [1, 2, 3]) await post(owner, id, { title: `Beitrag ${n}` });
  await app.settle();
  const first = await owner.send(groupMembers, { params: { id }, query: { limit: 3 } });
  const cursor = first.headers.get('x-next-cursor') ?? '';
  const next = await owner.send(groupMembers, { params: { id }, query: { limit: 3, cursor } });
  expect(new Set([...first.body, ...next.body].map((one) => one.id)).size).toBe(5);
  const page = await owner.send(groupPosts, { params: { id }, query: { limit: 2 } });
  const rest = await owner.send(groupPosts, {
    params: { id },
    query: { limit: 2, cursor: page.headers.get('x-next-cursor') ?? '' },
  });
  expect([...page.body, ...rest.body].map(({ title }) => title)).toEqual(['Beitrag 3', 'Beitrag 2', 'Beitrag 1']);
});

test('a removed group can be restored for a while; then it is deleted with its files', async () => {
  const [owner, ada] = [await writer(), await app.person()];
  const id = await groupBy(owner);
  await joining(app, owner, id, [ada]);
  await post(owner, id, {}, fileOf(png, 'banner.png'));
  await app.settle();
  const remove = () => owner.send(groupCommands.RemoveGroup, { query: { groupId: id } });
  expect((await remove()).status).toBe(204);
  expect((await detail(ada, id)).status).toBe(404);
  expect((await owner.send(groupCommands.RestoreGroup, { params: { id } })).status).toBe(204);
  expect((await detail(ada, id)).body).toMatchObject({ postCount: 1 });
  await app.hurry('group-purge');
  expect((await detail(ada, id)).status).toBe(200);
  await remove();
  await app.hurry('group-purge');
  expect((await owner.send(groupCommands.RestoreGroup, { params: { id } })).status).toBe(404);
  const left = await app.database.query(
    `select group_id from groups.post where group_id = $1 union all select group_id from groups.member where group_id = $1
     union all select session_id from ops.blob_reference where starts_with(session_id, $2)`,
    [id, id.slice(0, 16)],
  );
  expect(left.rowCount).toBe(0);
});

test('a manager takes over when the owner is erased, and the owner’s posts are deleted', async () => {
  const [owner, ada, admin] = [await writer(), await app.person(), await app.person({ roles: ['admin'] })];
  const id = await groupBy(owner);
  await joining(app, owner, id, [ada]);
  await owner.send(groupCommands.ChangeMemberRole, { body: { groupId: id, userEmail: ada.email, isManager: true } });
  const word = `geheim${newId()}`;
  await post(owner, id, { title: word, body: `<p>${word}</p>` });
  await app.settle();
  await admin.send(privacyCommands.EraseUser, {
    params: { id: owner.id },
    body: { ground: 'requested', reason: 'Asked for it' },
  });
  await app.hurry('erasure');
  await app.settle();
  expect((await detail(ada, id)).body).toMatchObject({ isOwner: true, memberCount: 1, postCount: 0 });
  const log = await app.deps.store.readAll({ limit: 1_000, direction: 'backwards' });
  expect(JSON.stringify(log.map(({ data }) => data))).not.toContain(word);
});
