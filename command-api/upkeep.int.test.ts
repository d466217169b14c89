import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { createDiskBlobs } from '#infra/blobs/disk-blobs.ts';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { deleteOldMessages } from './product/contact.ts';
import { clipExpiry } from './sessions/clips/clip-calls.ts';
import { comparisonExpiry } from './speech/comparison-calls.ts';
import { upkeep } from './upkeep.ts';
import { expiry } from './users/delete-expired.ts';

test('deletes expired sign-ins with their tokens, and single expired tokens', async () => {
  const { pool, run } = await installation();
  await pool.query(`
    insert into ops.refresh_family (id, user_id, expires_at)
    values ('over', 'ada', now() - interval '1 minute'), ('open', 'ada', now() + interval '1 minute');
    insert into ops.refresh_token (hash, family_id, expires_at) values ('a', 'over', now()),
      ('b', 'open', now() + interval '1 minute'), ('c', 'open', now() - interval '1 minute')`);
  await run('delete-expired-credentials');
  expect(await column(pool, 'select id from ops.refresh_family')).toEqual(['open']);
  expect(await column(pool, 'select hash from ops.refresh_token')).toEqual(['b']);
});

test('keeps an expired link for 30 days', async () => {
  const { pool, run } = await installation();
  await pool.query(`
    insert into ops.one_time_token (hash, purpose, user_id, subject, expires_at)
    select days::text, 'confirm-email', 'ada', '', now() - make_interval(days => days) from unnest(array[29, 31]) days`);
  await run('delete-expired-credentials');
  expect(await column(pool, 'select hash from ops.one_time_token')).toEqual(['29']);
});

test('keeps idempotency keys for 30 days', async () => {
  const { pool, run } = await installation();
  await pool.query(`
    insert into ops.idempotency (command_id, command_hash, created_at)
    select gen_random_uuid(), days::text, now() - make_interval(days => days) from unnest(array[29, 31]) days`);
  await run('delete-old-operations');
  expect(await column(pool, 'select command_hash from ops.idempotency')).toEqual(['29']);
});

test('keeps ended jobs for 30 days, and other jobs without limit', async () => {
  const { pool, run } = await installation();
  await pool.query(`
    insert into ops.job (id, kind, key, owner_id, payload, priority, max_attempts, state, updated_at)
    select state || ' ' || days, 'mail', state || days, 'ada', '{}', 0, 1, state, now() - make_interval(days => days)
    from unnest(array['queued', 'done', 'failed', 'cancelled']) state, unnest(array[29, 31]) days`);
  await run('delete-old-operations');
  expect(await column(pool, 'select id from ops.job order by id')).toEqual([
    'cancelled 29',
    'done 29',
    'failed 29',
    'queued 29',
    'queued 31',
  ]);
});

test('keeps only the last of a task’s old slots', async () => {
  const { pool, run } = await installation();
  await pool.query(`
    insert into ops.schedule_slot (task, slot)
    select task, now() - make_interval(days => days)
    from (values ('rare', 40), ('rare', 50), ('frequent', 1), ('frequent', 10)) slots (task, days)`);
  await run('delete-old-operations');
  expect(await column(pool, 'select task from ops.schedule_slot order by task')).toEqual(['frequent', 'rare']);
});

test('keeps a sent mail for 30 days, and an unsent mail until it is sent', async () => {
  const { pool, run } = await installation();
  await pool.query(`
    insert into ops.mail (id, recipient, subject, body_text, body_html, sent_at)
    select days::text, 'ada@example.org', '', '', '', now() - make_interval(days => days)
    from unnest(array[29, 31]) days
    union all select 'waiting', 'ada@example.org', '', '', '', null`);
  await run('delete-old-operations');
  expect(await column(pool, 'select id from ops.mail order by id')).toEqual(['29', 'waiting']);
});

test('deletes old rows in batches of a few thousand', async () => {
  const { pool, run } = await installation();
  const [many, few] = ['from generate_series(1, 5001) n', 'from generate_series(1, 11) n'];
  const old = `now() - interval '400 days' - make_interval(secs => n)`;
  await pool.query(`
    insert into ops.device_pairing (id, device_code_hash, user_code_hash, client_id, expires_at, pause_seconds)
      select n, n, n, 'headset', ${old}, 5 ${many};
    insert into ops.guest_password (link, hash, until) select n, '', ${old} ${many};
    insert into ops.allowance (key, used_until) select n, ${old} ${many};
    insert into ops.clip (owner_id, id, created_at) select 'ada', n, ${old} ${many};
    insert into ops.contact_message (id, email, name, message, created_at) select n, '', '', '', ${old} ${many};
    insert into ops.engine_comparison (id, owner_id, said, locale, engines, sent_to, created_at)
      select n, 'ada', '', 'de', '[]', '[]', ${old} ${many};
    insert into ops.schedule_slot (task, slot) select 'frequent', ${old} ${many} union all select 'frequent', now();
    insert into ops.account_import (id, owner_id, is_dry_run, state, headings, columns, created_at)
      select n, 'ada', false, 'done', '[]', '{}', ${old} ${few}`);
  const tables = 'device_pairing guest_password allowance clip contact_message engine_comparison schedule_slot';
  await pool.query(`
    create table deletion (of text, rows bigint);
    create function told() returns trigger language plpgsql as $$ begin
      insert into public.deletion select tg_table_name, count(*) from gone; return null; end $$`);
  for (const table of [...tables.split(' '), 'account_import'])
    await pool.query(
      `create trigger told after delete on ops.${table} referencing old table as gone for each statement execute function told()`,
    );
  for (const name of ['delete-expired-credentials', 'delete-old-operations', 'delete-old-clips']) await run(name);
  for (const name of ['delete-contact-messages', 'delete-engine-comparisons']) await run(name);
  const { rows } = await pool.query(
    'select of, max(rows)::int as most, sum(rows)::int as "all" from deletion group by of',
  );
  expect(new Set(rows)).toEqual(
    new Set([
      ...tables.split(' ').map((of) => ({ of, most: 5_000, all: 5_001 })),
      { of: 'account_import', most: 10, all: 11 },
    ]),
  );
});

test('skips a sweep of blobs while another one runs', async () => {
  const disk = await createDiskBlobs(await testDirectory());
  let [looks, goOn] = [0, () => {}];
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { run } = await installation({
    ...disk,
    async *list() {
      looks += 1;
      await held;
      yield* disk.list();
    },
  });
  const first = run('sweep-blobs');
  await eventually(() => expect(looks).toBe(1));
  const second = run('sweep-blobs');
  await Promise.race([second, eventually(() => expect(looks).toBe(2))]);
  expect(looks).toBe(1);
  goOn();
  await Promise.all([first, second]);
  await run('sweep-blobs');
  expect(looks).toBe(2);
});

async function installation(given?: BlobStore) {
  const { pool, store } = await freshDatabase();
  const blobs = given ?? (await createDiskBlobs(await testDirectory()));
  const job = { id: '', kind: '', key: '', ownerId: '', payload: {}, attempt: 1, maxAttempts: 1, lastError: null };
  const run = async (name: string) =>
    [
      ...[...upkeep({ pool, blobs, asStored: store }), ...expiry(pool)],
      ...[clipExpiry(pool), deleteOldMessages(pool), comparisonExpiry(pool)],
    ]
      .find((handler) => handler.name === name)
      ?.run({ ...job, correlationId: '' }, AbortSignal.any([]));
  return { pool, run };
}

async function column(pool: Pool, sql: string): Promise<readonly unknown[]> {
  const { rows } = await pool.query<unknown[]>({ text: sql, rowMode: 'array' });
  return rows.map(([value]) => value);
}
