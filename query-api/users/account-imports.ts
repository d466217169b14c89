import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import {
  type AccountImport,
  accountImport,
  accountImportFile,
  accountImportRows,
  type ImportRow,
} from '#domain/users/contract/import.ts';
import { csv } from '#infra/csv.ts';
import { permitted } from '#infra/http/rules.ts';
import { dispositionOf } from '#infra/http/send-blob.ts';
import { pageOf } from '../paged.ts';
import { query } from '../query-area.ts';
import { asTime } from '../times.ts';

const allow = permitted(administersUsers);

export const accountImportQuery = query(accountImport, {
  allow,
  answer: ({ params: { id } }, pool) => findImport(pool, id),
});

export const accountImportRowsQuery = query(accountImportRows, {
  allow,
  async answer({ params: { id }, query: { cursor, limit, status }, reply }, pool) {
    await findImport(pool, id);
    if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) return refuse('invalid_input', 'cursor');
    const rows = await rowsOf(pool, { id, after: Number(cursor ?? 0), status, limit: limit + 1 });
    return [...pageOf(reply, rows, { limit, cursorOf: ({ row }) => `${row}` })];
  },
});

const heads = ['row', 'email', 'first_name', 'last_name', 'status', 'reason', 'created'];
const atOnce = 1_000;

export const accountImportFileQuery = query(accountImportFile, {
  allow,
  async answer({ params: { id }, reply }, pool) {
    await findImport(pool, id);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', dispositionOf('import.csv'))
      .send(Readable.from(linesOf(pool, id)));
  },
});

async function* linesOf(pool: Pool, id: string): AsyncGenerator<string> {
  yield `\uFEFF${csv(heads, [])}`;
  for (let after = 0; ; ) {
    const rows = await rowsOf(pool, { id, after, status: undefined, limit: atOnce });
    yield csv([], rows.map(lineOf)).slice('\r\n'.length);
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = last.row;
  }
}

const lineOf = ({ row, email, firstName, lastName, status, reason, isCreated }: ImportRow) => [
  ...[row, email, firstName, lastName, status, reason],
  isCreated ? 'yes' : 'no',
];

/** @throws not_found */
async function findImport(pool: Pool, id: string): Promise<AccountImport> {
  const { rows } = await pool.query<AccountImport>({
    name: 'account-import',
    text: `select i.id, i.is_dry_run as "isDryRun", i.state, ${asTime('i.created_at', 'createdAt')}, i.headings, i.columns,
        count(r.row)::int as total, count(r.user_id)::int as created, jsonb_build_object(
          'new', count(*) filter (where r.status = 'new'), 'known', count(*) filter (where r.status = 'known'),
          'invalid', count(*) filter (where r.status = 'invalid')) as counts
      from ops.account_import i left join ops.account_import_row r on r.import_id = i.id where i.id = $1 group by i.id`,
    values: [id],
  });
  return rows[0] ?? refuse('not_found');
}

type RowQuery = Readonly<{ id: string; after: number; status: ImportRow['status'] | undefined; limit: number }>;

async function rowsOf(pool: Pool, { id, after, status, limit }: RowQuery): Promise<readonly ImportRow[]> {
  const { rows } = await pool.query<ImportRow>({
    name: 'account-import-rows',
    text: `select row, email, first_name as "firstName", last_name as "lastName", status, reason,
        user_id is not null as "isCreated"
      from ops.account_import_row where import_id = $1 and row > $2 and ($3::text is null or status = $3)
      order by row limit $4`,
    values: [id, after, status ?? null, limit],
  });
  return rows;
}
