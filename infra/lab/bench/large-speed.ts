import path from 'node:path';
import type { Pool } from 'pg';
import { type App, createApp } from '#app.ts';
import { readSettings } from '#infra/config/settings.ts';
import { newId } from '#infra/ids.ts';
import { makeBareClient } from '../testing/bare-client.ts';
import { password } from '../testing/person.ts';
import { type Figure, median } from './figure.ts';
import { inTurns, waitFigure } from './waits.ts';

const [sessions, members, posts] = [10_000, 2_000, 5_000];
const [rounds, warmUp] = [100, 10];

const settings = { ROLES: 'command-api,projections,query-api', PORT: '0', LOG_LEVEL: 'warn', ADMIN_PASSWORD: password };

/** The pages of a person with very many talks, and of a very large group compared with a small one, in this process. */
export async function largeFigures(directory: string): Promise<readonly Figure[]> {
  const data = path.join(directory, 'large');
  await makeBareClient(directory);
  const app = await createApp(readSettings({ ...settings, DATA_DIR: data }), { client: directory });
  try {
    return [...(await sessionFigures(app)), ...(await groupFigures(app))];
  } finally {
    await app.close();
  }
}

async function sessionFigures(app: App): Promise<readonly Figure[]> {
  const { pool } = app.deps;
  const personId = await registered(app);
  await pool.query(manySessions, [personId, sessions]);
  await pool.query(manyWords, [personId, `${personId.slice(0, 12)}/`]);
  await pool.query('vacuum analyze ops.spoken_words');
  await pool.query('vacuum analyze sessions.session_list');
  await pool.query('vacuum analyze progress.session_measures');
  const rowsOf = 'select * from sessions.session_list where owner_id = $1 order by created_at desc, id desc limit 50';
  const [rows, list, progress, spoken, everywhere] = await inTurns(
    [
      () => pool.query(rowsOf, [personId]),
      ask(app, '/api/Sessions/Slim', personId),
      ask(app, '/api/Sessions/Progress', personId),
      ask(app, '/api/Search?text=wort1234', personId),
      ask(app, '/api/Search?text=und', personId),
    ],
    { rounds, warmUp },
  );
  return [
    waitFigure('plain SQL: 50 rows of 10,000 talks', rows),
    waitFigure('10,000 talks: a page of the list', list, '≤ 20 ms', rows),
    waitFigure('10,000 talks: progress', progress, '≤ 50 ms', rows),
    waitFigure('10,000 talks of 400 words: a word that was said is found', spoken, '≤ 50 ms', rows),
    waitFigure('10,000 talks of 400 words: a word that was said in each', everywhere, '≤ 50 ms', rows),
  ];
}

async function groupFigures(app: App): Promise<readonly Figure[]> {
  const ownerId = await registered(app);
  const [large, small] = [newId(), newId()];
  await manyPeople(app.deps.pool, { groupId: large, ownerId, people: members, written: posts });
  await manyPeople(app.deps.pool, { groupId: small, ownerId, people: 5, written: 5 });
  for (const table of ['group_list', 'member', 'post']) await app.deps.pool.query(`vacuum analyze groups.${table}`);
  const opened = (id: string) => {
    const parts = ['', '/Posts', '/Users'].map((part) => ask(app, `/api/Groups/${id}${part}`, ownerId));
    return (n: number) => Promise.all(parts.map((part) => part(n)));
  };
  const [few = [], many = []] = await inTurns([opened(small), opened(large)], { rounds, warmUp });
  return [
    waitFigure('a group of 5 with 5 posts is opened', few),
    {
      ...waitFigure('a group of 2,000 with 5,000 posts is opened', many),
      ratio: median(many) / median(few),
      to: 'small one',
    },
  ];
}

/** Registers a person and returns their id. */
async function registered({ http }: App): Promise<string> {
  const person = { email: `${newId()}@example.org`, password, confirmPassword: password, acceptTerms: true };
  const payload = { ...person, firstName: 'Ada', lastName: 'Lovelace' };
  const answer = await http.inject({ method: 'POST', url: '/api/Account/Register', payload });
  if (answer.statusCode !== 201) throw new Error(`no registration: ${answer.body}`);
  return answer.json<{ user: { id: string } }>().user.id;
}

const ask =
  ({ http, deps: { tokens } }: App, url: string, userId: string) =>
  async (_n: number): Promise<void> => {
    const headers = { authorization: `Bearer ${await tokens.issue({ userId })}` };
    const { statusCode, body } = await http.inject({ url, headers });
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
  };

const manySessions = `with talk as (
    select md5('talk' || n) as id, now() - n * interval '1 hour' as at, 3 + n % 7 as score from generate_series(1, $2) n
  ), listed as (
    insert into sessions.session_list (id, owner_id, name, created_at, recording_date, duration, locale, type, analysis_status, session_score, score_total)
    select id, $1, 'Vortrag ' || id, at, at, 300, 'de', 'audio', 'Succeeded', score, 'whole' from talk
  )
  insert into progress.session_measures (id, owner_id, name, created_at, recording_date, type, kind, is_scored,
    session_score, score_total, score_version, comparable, measures, pitch, pauses)
  select id, $1, 'Vortrag ' || id, at, at, 'audio', 'presentation', true, score, 'whole', 5, '5', '{}', score, score from talk`;

/** 400 words for each talk: one of them is in all talks, the others are from a vocabulary of 16,384. */
const manyWords = `insert into ops.spoken_words (session_id, owner_id, found_by, words, starts)
  select l.id, $1, array_to_tsvector(array(select $2 || word from unnest(said.words) word)), said.words,
      array(select (n * 0.5)::real from generate_series(1, 400) n)
    from sessions.session_list l,
      lateral (select array_agg(case n when 200 then 'und' else 'wort' || (hashtext(l.id || n) & 16383) end) as words
        from generate_series(1, 400) n) said
    where l.owner_id = $1`;

type LargeGroup = Readonly<{ groupId: string; ownerId: string; people: number; written: number }>;

async function manyPeople(pool: Pool, { groupId, ownerId, people, written }: LargeGroup): Promise<void> {
  const ids = `select md5($1 || n) as id, n from generate_series(1, $2) n`;
  await pool.query(
    `insert into users.user_account (id, email, username, first_name, last_name, locale, roles, email_verified,
        show_onboarding, is_first_login, show_tutorial, tutorial_step)
      select id, id || '@example.org', 'person ' || id, 'Ada', 'Lovelace', 'de', '{user}', true, false, false, false, 0 from (${ids}) one`,
    [groupId, people],
  );
  await pool.query(
    `insert into groups.group_list values ($1, $2, 'Freie Rede', false, false, false, false, null, null, $3, null, now())`,
    [groupId, ownerId, people + 1],
  );
  await pool.query(
    `insert into groups.member select $1, id, false, true, now() from (${ids}) one union all select $1, $3, true, true, now()`,
    [groupId, people, ownerId],
  );
  await pool.query(
    `insert into groups.post select md5('post' || $1 || n), $1, $3, 'Beitrag ' || n, repeat('<p>Guten Morgen.</p>', 20), null, '[]',
        now() - n * interval '1 minute', null from generate_series(1, $2) n`,
    [groupId, written, ownerId],
  );
}
