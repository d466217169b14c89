import { expect, test } from 'vitest';
import type { AccountImport } from '#domain/users/contract/import.ts';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { theAdmin } from '#infra/lab/testing/person.ts';
import { startProduct } from '#infra/lab/testing/product.ts';

const people = 400;
const registered = "select count(*)::int as count from event_store.events where type = 'UserRegistered'";

test('an import continues after its process is killed, and creates and mails nobody twice', async () => {
  const { url, database, kill, start } = await startProduct({ ROLES: 'command-api,query-api,reactions' });
  const admin = await theAdmin(url);
  const count = async (text: string) => (await database.query<{ count: number }>(text)).rows[0]?.count;
  const before = await count(registered);
  const lines = Array.from({ length: people }, (_, n) => `p${n}@import.example;Pia;Klein${n}`);
  const body = new FormData();
  body.set('excelFile', new File([['E-Mail;Vorname;Nachname', ...lines].join('\n')], 'people.csv'));
  const { body: begun } = await admin.send<AccountImport>('POST /api/Users/AddFromExcel', { body });
  expect(begun).toMatchObject({ state: 'running', counts: { new: people } });
  const soFar = async () => (await admin.send<AccountImport>(`GET /api/Users/Imports/${begun.id}`)).body;

  await eventually(async () => expect((await soFar()).created).toBeGreaterThan(0));
  await kill();
  const kept = await count('select count(user_id)::int as count from ops.account_import_row');
  expect(kept, 'it was killed in the middle').toBeLessThan(people);
  await start();
  await eventually(async () =>
    expect(await soFar()).toMatchObject({ state: 'done', created: people, counts: { new: people, known: 0 } }),
  );
  expect(await count(registered)).toBe((before ?? 0) + people);
  expect(await count("select count(*)::int as count from ops.mail where recipient like '%@import.example'")).toBe(
    people,
  );
});
