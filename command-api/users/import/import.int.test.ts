import { beforeAll, expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { personList } from '#domain/administration/contract/people.ts';
import { groupUploads } from '#domain/groups/contract/calls.ts';
import { invitationUploads, mostAddressRows } from '#domain/invitations/contract/calls.ts';
import {
  accountImport,
  accountImportFile,
  accountImportRows,
  importUploads,
  mostAnswered,
  mostImported,
} from '#domain/users/contract/import.ts';
import { newId } from '#infra/ids.ts';
import { type AppPerson, type TestApp, testApp } from '#infra/lab/testing/app.ts';
import { groupBy } from '#infra/lab/testing/group.ts';

let app: TestApp;
let admin: AppPerson;
beforeAll(async () => {
  app = await testApp();
  admin = await app.person({ roles: ['admin'] });
});

type Line = readonly string[];
const heads = ['E-Mail', 'Vorname', 'Nachname', 'Sprache'];
const table = (lines: readonly Line[]) => new File([lines.map((line) => line.join(';')).join('\n')], 'people.csv');
const send = (file: File, form: object = {}, by = admin) => by.send(importUploads.AddFromExcel, { form, file });
const dry = (file: File, form: object = {}) => send(file, { dryRun: 'true', ...form });
const fetched = async (id: string) => (await admin.send(accountImport, { params: { id } })).body;
const some = () => `p${newId()}@example.org`;
const lineOf = (email: string): Line => [email, 'Ada', 'Klein', ''];

test('only admins of accounts import them', async () => {
  const learner = await app.person();
  const { body } = await send(table([heads, lineOf(some())]), {}, learner);
  expect(body).toMatchObject({ code: 'access_denied' });
});

test('a dry run judges each row and creates nothing', async () => {
  const [mine, other] = [some(), some()];
  const { status, body } = await dry(
    table([
      heads,
      [mine, 'Ada', 'Klein', 'en'],
      [admin.email.toUpperCase(), 'Rita', 'Groß', ''],
      [mine.toUpperCase(), 'Ada', 'Klein', ''],
      ['niemand', 'Ada', 'Klein', ''],
      ['', 'Ada', 'Klein', ''],
      [other, '=HYPERLINK("x")', 'Klein', ''],
      [other, '', 'Klein', ''],
      [other, 'Ada', 'K', ''],
      [other, 'Ada', 'Klein', 'Klingonisch'],
    ]),
  );
  expect(status).toBe(201);
  expect(body).toMatchObject({
    isDryRun: true,
    state: 'done',
    total: 9,
    created: 0,
    counts: { new: 1, known: 1, invalid: 7 },
  });
  expect(body.columns).toEqual({ email: 0, firstName: 1, lastName: 2, locale: 3 });
  expect(body.rows.map(({ row, status: judged, reason }) => [row, judged, reason])).toEqual([
    [2, 'new', null],
    [3, 'known', 'user_exists'],
    [4, 'invalid', 'twice_in_file'],
    [5, 'invalid', 'email_invalid'],
    [6, 'invalid', 'email_missing'],
    [7, 'invalid', 'first_name_invalid'],
    [8, 'invalid', 'first_name_missing'],
    [9, 'invalid', 'last_name_invalid'],
    [10, 'invalid', 'locale_unknown'],
  ]);
  await app.settle();
  expect((await fetched(body.id)).created).toBe(0);
});

test('unknown headings need a mapping of columns', async () => {
  const email = some();
  const file = () =>
    table([
      ['Wer', 'Wie', 'Konto'],
      ['Klein', 'Ada', email],
    ]);
  const unknown = await dry(file());
  expect(unknown.body).toMatchObject({ total: 0, headings: ['Wer', 'Wie', 'Konto'], columns: { email: null } });
  expect((await send(file())).body).toMatchObject({ code: 'table_unreadable' });
  const columns = JSON.stringify({ email: 2, firstName: 1, lastName: 0, locale: null });
  const { body } = await dry(file(), { columns });
  expect(body.rows).toMatchObject([{ email, firstName: 'Ada', lastName: 'Klein', status: 'new' }]);
});

test('imports 500 people from a workbook with 12 faults, and only the corrected rows in a second run', async () => {
  const emails = Array.from({ length: 500 }, some);
  const lines = emails.map((email, n) => [n < 12 ? email.replace('@', ' at ') : email, 'Ada', `Klein${n}`, 'de']);
  const workbook = async (given: readonly Line[]) => {
    const rows = [heads, ...given].map((line) => line.map((value) => ({ value, type: String })));
    return new File([new Uint8Array(await writeWorkbook(rows, { sheet: 'People' }).toBuffer())], 'people.xlsx');
  };
  const { body: first } = await send(await workbook(lines));
  expect(first.counts).toEqual({ new: 488, known: 0, invalid: 12 });
  await app.settle();
  expect(await fetched(first.id)).toMatchObject({ state: 'done', created: 488 });

  const mended = await workbook(emails.map((email, n) => [email, 'Ada', `Klein${n}`, 'de']));
  const { body: second } = await send(mended);
  expect(second.counts).toEqual({ new: 12, known: 488, invalid: 0 });
  await app.settle();
  expect(await fetched(second.id)).toMatchObject({ state: 'done', created: 12 });

  const { body: third } = await send(mended);
  expect(third).toMatchObject({ state: 'done', counts: { new: 0, known: 500, invalid: 0 } });
  const { body: people } = await admin.send(personList, { query: { q: emails[3] ?? '' } });
  expect(people).toMatchObject([{ name: 'Ada Klein3', emailVerified: true }]);
  const { rows } = await app.database.query('select subject from ops.mail where recipient = $1', [emails[3]]);
  expect(rows).toEqual([{ subject: 'Ihr Konto bei Rostra' }]);
}, 120_000);

test('an interrupted import continues without creating accounts twice', async () => {
  const emails = [some(), some(), some()];
  const { body } = await send(table([heads, ...emails.map(lineOf)]));
  await app.settle();
  // Simulates a crash between creating the account and storing the outcome.
  await app.database.query('update ops.account_import_row set user_id = null where import_id = $1 and row > 2', [
    body.id,
  ]);
  await app.database.query("update ops.account_import set state = 'running' where id = $1", [body.id]);
  await app.database.query(
    "update ops.job set state = 'queued', run_at = now() where kind = 'account-import' and key = $1",
    [body.id],
  );
  await app.hurry('account-import');
  expect(await fetched(body.id)).toMatchObject({ state: 'done', created: 3, counts: { new: 3, known: 0 } });
  const { body: people } = await admin.send(personList, { query: { q: emails[2] ?? '' } });
  expect(people).toHaveLength(1);
});

test('returns the result in pages, and as a table without formulas', async () => {
  const email = some();
  const { body } = await dry(table([heads, lineOf(email), ['=1+1', 'Ada', 'Klein', '']]));
  const params = { id: body.id };
  const page = await admin.send(accountImportRows, { params, query: { limit: 1 } });
  expect(page.body).toMatchObject([{ row: 2, email }]);
  const cursor = page.headers.get('x-next-cursor') ?? '';
  const next = await admin.send(accountImportRows, { params, query: { cursor, status: 'invalid' } });
  expect(next.body).toMatchObject([{ row: 3, reason: 'email_invalid' }]);
  const file = await admin.send(accountImportFile, { params });
  expect(String(file.body)).toContain(`2,${email},Ada,Klein,new,,no\r\n3,'=1+1,Ada,Klein,invalid,email_invalid,no`);
  expect((await admin.send(accountImport, { params: { id: newId() } })).status).toBe(404);
});

test('tables for groups and companies report each row without an address', async () => {
  const owner = await app.person({ roles: ['user', 'subscriber-premium'] });
  const groupId = await groupBy(owner);
  const good = some();
  const file = () =>
    table([
      ['Name', 'E-Mail'],
      ['Ada', 'ada.example.org'],
      ['Bob Klein', ''],
      ['', ''],
      ['Eva', good],
    ]);
  const asGroup = await owner.send(groupUploads.InviteFromTable, { form: { groupId, dryRun: 'true' }, file: file() });
  expect(asGroup.body).toEqual({
    sent: [good],
    rejected: ['ada.example.org', 'Bob Klein'].map((email) => ({ email, code: 'not_an_address' })),
  });
  const { body } = await owner.send(invitationUploads.ReadAddressTable, { form: {}, file: file() });
  expect(body).toEqual({ emails: ['ada.example.org', 'Bob Klein', good] });
});

test('reads a table without a heading from the column with most addresses', async () => {
  const [one, two] = [some(), some()];
  const read = (lines: readonly Line[]) =>
    admin.send(invitationUploads.ReadAddressTable, { form: {}, file: table(lines) });
  expect(
    (
      await read([
        ['a@', one],
        ['Ada', two],
        ['Bob', 'bob'],
      ])
    ).body,
  ).toEqual({ emails: [one, two, 'bob'] });
  expect((await read([['Ada'], ['Bob']])).body).toMatchObject({ code: 'table_unreadable' });
  const many = Array.from({ length: mostAddressRows + 1 }, () => [one]);
  expect((await read(many)).body).toMatchObject({ code: 'payload_too_large' });
});

test('judges a table of 20,000 people, and refuses a larger one', async () => {
  const mark = newId();
  const lines = Array.from({ length: mostImported }, (_, n) => lineOf(`p${n}-${mark}@example.org`));
  const { body } = await dry(table([heads, ...lines.slice(1), lineOf('nobody')]));
  expect(body).toMatchObject({ total: mostImported, counts: { new: mostImported - 1, known: 0, invalid: 1 } });
  expect(body.rows).toHaveLength(mostAnswered);
  const last = await admin.send(accountImportRows, { params: { id: body.id }, query: { status: 'invalid' } });
  expect(last.body).toMatchObject([{ row: mostImported + 1, reason: 'email_invalid' }]);
  expect((await dry(table([heads, ...lines, lineOf(some())]))).body).toMatchObject({ code: 'payload_too_large' });
});
