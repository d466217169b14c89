import { expect, test } from 'vitest';
import { groupCommands } from '#domain/groups/contract/calls.ts';
import { newcomerRoles } from '#domain/kernel/roles.ts';
import { searchEverything } from '#domain/product/contract/search.ts';
import { type AppPerson, testApp } from '#infra/lab/testing/app.ts';

const app = await testApp();

const writer = (firstName = 'Ada') => app.person({ firstName, roles: [...newcomerRoles, 'subscriber-basic'] });

const searched = async (by: AppPerson, text: string) =>
  (await by.send(searchEverything, { query: { text } })).body.map(({ kind, title }) => `${kind} ${title}`);

test('finds own things by a part of the name, in any case, and with a typing error', async () => {
  const [ada, eve] = [await writer(), await app.person()];
  const name = `Quartalszahlen ${ada.id.slice(0, 6)}`;
  await ada.send(groupCommands.AddGroup, { body: { name, isPublic: false } });
  await app.settle();
  for (const text of ['quartalszahlen', 'ZAHLEN', 'Quartalzahlen'])
    expect(await searched(ada, text)).toContain(`group ${name}`);
  expect(await searched(eve, name)).toEqual([]);
});

test('everybody finds public groups, and members of their own groups by name', async () => {
  const [ada, bob] = [await writer('Zebulon'), await app.person()];
  const name = `Redekreis ${ada.id.slice(0, 6)}`;
  const { body: group } = await ada.send(groupCommands.AddGroup, { body: { name, isPublic: true } });
  await app.settle();
  expect(await searched(bob, name)).toEqual([`group ${name}`]);
  expect(await searched(bob, 'Zebulon')).toEqual([]);
  await bob.send(groupCommands.JoinGroup, { params: { id: group.id } });
  await app.settle();
  expect(await searched(bob, 'zebulon')).toEqual([expect.stringContaining('person Zebulon')]);
});

test('refuses an empty text', async () => {
  const ada = await app.person();
  expect((await ada.send(searchEverything, { query: { text: ' ' } })).status).toBe(400);
});
