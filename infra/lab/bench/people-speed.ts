import path from 'node:path';
import type { Pool } from 'pg';
import { type App, createApp } from '#app.ts';
import { adminId, ensureAdmin } from '#command-api/users/ensure-admin.ts';
import { readSettings } from '#infra/config/settings.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { makeBareClient } from '../testing/bare-client.ts';
import { password } from '../testing/person.ts';
import type { Figure } from './figure.ts';
import { inTurns, waitFigure } from './waits.ts';

const people = 100_000;
const [rounds, warmUp] = [200, 20];
const settings = { ROLES: 'command-api,projections,query-api', PORT: '0', LOG_LEVEL: 'warn', ADMIN_PASSWORD: password };

/** How long an admin waits for a search among 100,000 people, in this process. */
export async function peopleFigures(directory: string): Promise<readonly Figure[]> {
  const data = path.join(directory, 'people');
  await makeBareClient(directory);
  const app = await createApp(readSettings({ ...settings, DATA_DIR: data }), { client: directory });
  try {
    await ensureAdmin({ ...app.deps, handle: createCommandHandler(app.deps) });
    await app.settle();
    await fillWithPeople(app.deps.pool);
    const figures: Figure[] = [];
    for (const [what, address] of Object.entries(searches)) figures.push(await searchFigure(app, what, address));
    const ask = asker(app);
    const [page] = await inTurns([(n) => ask(`/api/Admin/Users/${idOf(n * 487)}`)], { rounds, warmUp });
    return [...figures, waitFigure('100,000 people: the page of one', page, '≤ 50 ms')];
  } finally {
    await app.close();
  }
}

const searches: Readonly<Record<string, (n: number) => string>> = {
  'by a rare name': (n) => `?q=familie${n * 31}`,
  'by the first letters of a frequent name': () => '?q=an',
  'by a frequent name and a mail': (n) => `?q=${encodeURIComponent(`anna p${n * 17}@`)}`,
  'by a fragment that nobody has': () => '?q=zzqx',
  'by role and order of registration': () => '?role=auditor&order=-registered',
  'by last seen': () => '?seen=30&order=-seen',
  'of everybody, by name': () => '',
};

/** A list and its count, as the page requests both. */
async function searchFigure(app: App, what: string, address: (n: number) => string): Promise<Figure> {
  const ask = asker(app);
  const both = (n: number) => {
    const query = address(n);
    const filters = query.replace(/[?&]order=[^&]*/, (found) => (found.startsWith('?') ? '?' : ''));
    return Promise.all([ask(`/api/Admin/Users${query}`), ask(`/api/Admin/Users/Count${filters}`)]);
  };
  const [took] = await inTurns([both], { rounds, warmUp });
  return waitFigure(`100,000 people: search ${what}`, took, '≤ 50 ms');
}

const asker = ({ http, deps: { tokens } }: App) => {
  const token = tokens.issue({ userId: adminId });
  return async (url: string): Promise<void> => {
    const { statusCode, body } = await http.inject({ url, headers: { authorization: `Bearer ${await token}` } });
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
  };
};

const idOf = (n: number) => ((n % people) + 1).toString(16).padStart(32, '0');

/** Writes people directly into the read models, each with ten ledger entries, because registering them would take longer than the search. */
async function fillWithPeople(pool: Pool): Promise<void> {
  const one = `select lpad(to_hex(n), 32, '0') as id, n, 'p' || n || '@example.org' as email, 'name' || n as username,
      (array['Anna','Bernd','Clara','David','Eva','Felix','Greta','Hannes','Ida','Jonas'])[1 + n % 10] as first,
      'Familie' || n % 20000 as last, case when n % 1000 = 0 then '{user,auditor}' else '{user}' end::text[] as roles,
      now() - n * interval '7 minutes' as at from generate_series(1, ${people}) n`;
  await pool.query(
    `insert into users.user_account (id, email, username, first_name, last_name, locale, roles, email_verified,
        show_onboarding, is_first_login, show_tutorial, tutorial_step)
      select id, email, username, first, last, 'de', roles, true, false, false, false, 0 from (${one}) one`,
  );
  await pool.query(
    `insert into administration.person_list (id, first_name, last_name, email, username, found_by, sorted_by, locale, roles, grants,
        plan, company_ids, email_verified, is_active, registered_at, role_origins, grant_origins)
      select id, first, last, email, username, lower(' ' || first || ' ' || last || ' ' || email || ' ' || username),
        lower(last || ' ' || first), 'de', roles, '[]', 'free', '{}', true, true, at, '{}', '{}' from (${one}) one`,
  );
  await pool.query(`insert into ops.last_seen select id, at from (${one}) one where n % 3 > 0`);
  await pool.query(
    `insert into quotas.quota_ledger (id, owner_id, kind, quota_class, state, taken_at, seconds)
      select md5(id || k), id, 'analysis', 'relaxed', 'used', at + k * interval '1 minute', 0
      from (${one}) one, generate_series(1, 10) k`,
  );
  for (const table of ['users.user_account', 'administration.person_list', 'ops.last_seen', 'quotas.quota_ledger'])
    await pool.query(`vacuum analyze ${table}`);
}
