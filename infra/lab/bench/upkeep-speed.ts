import path from 'node:path';
import type { Pool } from 'pg';
import { createApp } from '#app.ts';
import type { ScheduledJob } from '#command-api/job-handler.ts';
import { upkeep } from '#command-api/upkeep.ts';
import { expiry } from '#command-api/users/delete-expired.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { readSettings } from '#infra/config/settings.ts';
import { makeBareClient } from '../testing/bare-client.ts';
import { password } from '../testing/person.ts';
import { type Figure, secondsOf } from './figure.ts';

/** Rows of each table that stay; `--long` has ten million. */
const [usual, many] = [1_000_000, 10_000_000];
/** Expired rows of each table. */
const over = 10_000;
const settings = { ROLES: 'command-api', PORT: '0', LOG_LEVEL: 'warn', ADMIN_PASSWORD: password };

type Kept = Readonly<{
  /** The hourly job that deletes the rows. */
  job: string;
  table: string;
  /** SQL that adds rows `n` from $1 to $2, created at `at`; `at` decides whether they are expired. */
  fill: (at: string) => string;
}>;

const numbered = 'generate_series($1::int, $2::int) n';
/** Ordered ids fill an index fast; deleting them costs the same as deleting others. */
const id = `lpad(to_hex(n), 32, '0')`;
const days = (count: number) => `interval '${count} days'`;

const kept: readonly Kept[] = [
  {
    job: 'delete-old-operations',
    table: 'ops.idempotency',
    fill: (at) =>
      `insert into ops.idempotency (command_id, command_hash, owner_id, created_at)
        select ${id}::uuid, ${id}, md5((n / 100)::text), ${at} from ${numbered}`,
  },
  {
    job: 'delete-old-operations',
    table: 'ops.job',
    fill: (at) =>
      `insert into ops.job (id, kind, key, owner_id, payload, priority, max_attempts, state, updated_at)
        select ${id}, 'analysis', ${id}, md5((n / 100)::text), '{}', 50, 4, 'done', ${at} from ${numbered}`,
  },
  {
    job: 'delete-old-operations',
    table: 'ops.mail',
    fill: (at) =>
      `insert into ops.mail (id, recipient, subject, body_text, body_html, owner_id, created_at, sent_at)
        select ${id}, 'p' || n, 'Rostra', 'text', '<p>text</p>', md5((n / 100)::text), ${at}, ${at}
        from ${numbered}`,
  },
  {
    job: 'delete-expired-credentials',
    table: 'ops.refresh_token',
    fill: (at) =>
      `with family as (insert into ops.refresh_family (id, user_id, expires_at)
         select md5('f' || n), ${id}, now() + ${days(90)} from ${numbered} where n % 10 = 0 returning id)
       insert into ops.refresh_token (hash, family_id, expires_at)
        select ${id}, md5('f' || n - n % 10), ${at} + ${days(29)} from ${numbered} where n >= $1 + 10 - $1 % 10`,
  },
  {
    job: 'delete-expired-credentials',
    table: 'ops.one_time_token',
    fill: (at) =>
      `insert into ops.one_time_token (hash, purpose, user_id, subject, expires_at)
        select ${id}, 'confirm', ${id}, 'p' || n, ${at} from ${numbered}`,
  },
  {
    job: 'sweep-blobs',
    table: 'ops.blob_reference',
    fill: (at) =>
      `insert into ops.blob_reference (address, session_id, created_at, has_come)
        select lpad(n::text, 32, '0'), ${id}, ${at}, $1 = 1 from ${numbered}`,
  },
];

/** Times of the hourly jobs on long tables: a run that deletes ten thousand rows, and a run with nothing to do. */
export async function upkeepFigures(directory: string, long: boolean): Promise<readonly Figure[]> {
  const rows = long ? many : usual;
  await makeBareClient(directory);
  const data = path.join(directory, 'upkeep');
  const app = await createApp(readSettings({ ...settings, DATA_DIR: data }), { client: directory });
  const { pool, asStored } = app.deps;
  try {
    const figures: Figure[] = [];
    for (const { job, table, fill } of kept) {
      await pool.query({ text: fill('now()'), values: [1, rows] });
      await pool.query({ text: fill(`now() - ${days(31)}`), values: [rows + 1, rows + over] });
      await pool.query(`vacuum analyze ${table}`);
      const jobs = [...upkeep({ pool, asStored, blobs: listedOf(rows) }), ...expiry(pool)];
      const before = await countOf(pool, table);
      const [full, idle] = [await secondsFor(jobs, job), await secondsFor(jobs, job)];
      figures.push({
        name: `${job}: ${table} with ${rows.toLocaleString('en')} rows that stay`,
        value: `${full.toFixed(2)} s for ${before - (await countOf(pool, table))} rows, then ${(1_000 * idle).toFixed(0)} ms`,
      });
      await pool.query(`truncate ${table} cascade`);
    }
    return figures;
  } finally {
    await app.close();
  }
}

const names = { id: '', kind: '', key: '', ownerId: '', correlationId: '' };
const run = { ...names, payload: {}, attempt: 1, maxAttempts: 1, lastError: null };

const countOf = async (pool: Pool, table: string): Promise<number> =>
  (await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count ?? 0;

function secondsFor(jobs: readonly ScheduledJob[], name: string): Promise<number> {
  const job = jobs.find((one) => one.name === name);
  if (!job) throw new Error(`there is no job ${name}`);
  return secondsOf(() => job.run(run, new AbortController().signal));
}

/** A store that lists this many old blobs, one for each reference. */
function listedOf(rows: number): BlobStore {
  const modifiedAt = new Date(0);
  async function* list(after = '') {
    for (let n = 1; n <= rows; n++) {
      const address = `${n}`.padStart(32, '0');
      if (address > after) yield { address, modifiedAt };
    }
  }
  const refuse = async () => {
    throw new Error('the upkeep only lists and deletes');
  };
  return {
    put: refuse,
    addressOf: refuse,
    sizeOf: refuse,
    open: refuse,
    withLocalFile: refuse,
    delete: async () => {},
    deleteAllOf: refuse,
    list,
  };
}
