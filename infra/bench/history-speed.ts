import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { readsHistory } from '#domain/kernel/roles.ts';
import { storedSamples as talks } from '#domain/sessions/event-samples.ts';
import { storedSamples as people } from '#domain/users/event-samples.ts';
import { build } from '#projections/build.ts';
import { historyProjection } from '#projections/history/projection.ts';
import { historyRoutes } from '#query-api/history/routes.ts';
import { createPostgresStore } from '../event-store/postgres-store.ts';
import { accessTokens } from '../http/access-token.ts';
import { createHttp } from '../http/http.ts';
import { createRules } from '../http/rules.ts';
import { openDatabase } from '../start-up/connect.ts';
import { testHashes as hashes } from '../testing/hashes.ts';
import { type Figure, quantile, secondsOf } from './figure.ts';

const eventsOfLong = 1_000_000;
const eventsOfShort = 50_000;
const eventsOfTalk = 10;
const talksOfPerson = 10;
const longStream = `session-${'f'.repeat(32)}`;
const eventsOfLongStream = 10_000;
const calls = 40;

/** How long an auditor waits, on a log of 50,000 events, or long: of a million. The look-up itself is in each figure. */
export async function historyFigures(directory: string, isLong: boolean): Promise<readonly Figure[]> {
  const database = await openDatabase(
    { DATABASE_URL: undefined, DATABASE_WAIT_SECONDS: 0 },
    path.join(directory, 'history'),
  );
  const { pool, notifications, close } = database;
  try {
    const store = await createPostgresStore(pool, notifications);
    const count = isLong ? eventsOfLong : eventsOfShort;
    await fill(pool, count);
    const seconds = await secondsOf(() => build(historyProjection, { pool, store }));
    await pool.query('analyze history.stream_list; analyze history.request_streams');
    const http = await createHttp({ LOG_LEVEL: 'silent', TRUST_PROXY: false, PUBLIC_URL: undefined });
    const tokens = accessTokens(Buffer.alloc(32, 7));
    const rules = createRules(tokens, async (id) => ({
      ...{ id, roles: ['auditor'], permissions: [readsHistory], emailVerified: true },
    }));
    for (const route of historyRoutes(rules, { store, asStored: store, hashes })) await http.register(route({ pool }));
    const figures = await waits(http, await tokens.issue('a'.repeat(32)));
    await http.close();
    const rate = Math.round((count + eventsOfLongStream) / seconds);
    return [{ name: `history: built of ${count} events`, value: `${seconds.toFixed(1)} s (${rate}/s)` }, ...figures];
  } finally {
    await close();
  }
}

const searches: Readonly<Record<string, (n: number) => string>> = {
  'by a name': (n) => `?q=person${n * 7}`,
  'by the beginning of an id': (n) => `?q=${((n * 37) % 256).toString(16).padStart(2, '0')}${n}a`,
  'by a frequent event': () => '?q=SessionRenamed',
  'by an event that never was': () => '?q=FeedbackMade',
  'by a person': (n) => `?actor=${personId(n * 3)}`,
  'by kind and time': (n) => `?category=user&from=2026-01-02T00:00:0${n % 10}Z`,
  'of everything': () => '',
};

async function waits(http: FastifyInstance, token: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const list = '/api/Audit/Streams';
  for (const [what, search] of Object.entries(searches))
    figures.push(await waitFor(`history: search ${what}`, '≤ 200 ms', (n) => list + search(n)));
  const stream = `${list}/${longStream}`;
  figures.push(await waitFor(`history: ${eventsOfLongStream} events opened`, '≤ 300 ms', () => stream));
  figures.push(await waitFor(`history: one of them as it was`, '≤ 200 ms', (n) => `${stream}/at?revision=${n * 200}`));
  return figures;

  async function waitFor(name: string, goal: string, address: (n: number) => string): Promise<Figure> {
    const took: number[] = [];
    for (let n = 0; n < calls; n++) {
      const seconds = await secondsOf(async () => {
        const { statusCode } = await http.inject({ url: address(n), headers: { authorization: `Bearer ${token}` } });
        if (statusCode !== 200) throw new Error(`${name}: ${statusCode}`);
      });
      took.push(seconds * 1_000);
    }
    const half = quantile(took, 0.5).toFixed(0);
    return { name, value: `${half} ms, 95 in 100 ${quantile(took, 0.95).toFixed(0)} ms`, goal: `95 in 100 ${goal}` };
  }
}

/** As the statement below makes it. */
const personId = (n: number) => n.toString(16).padStart(32, '0');

/** In SQL: to append a million would take longer than to build from them. */
async function fill(pool: Pool, count: number): Promise<void> {
  const { SessionCreated, SessionRenamed } = talks;
  await pool.query(
    `insert into event_store.events
     select n, gen_random_uuid(),
            case when is_person then 'user-' || person else 'session-' || md5(talk::text) end,
            case when is_person then 0 else (n % $2)::int end,
            case when is_person then 'UserRegistered' when n % $2 = 0 then 'SessionCreated' else 'SessionRenamed' end,
            case when is_person then $3::jsonb || jsonb_build_object('firstName', 'Person' || (talk / $4))
                 when n % $2 = 0 then $5::jsonb else jsonb_build_object('name', 'Talk ' || n) end,
            jsonb_build_object('correlationId', md5((n / 2)::text), 'causationId', n::text, 'commandId', n::text,
              'commandHash', '', 'schema', 1, 'actor', jsonb_build_object('kind', 'user', 'id', person),
              'at', to_char(timestamp '2026-01-01' + n * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
       from (select n, n / $2 as talk, (n / $2) % $4 = 0 and n % $2 = 0 as is_person,
                    lpad(to_hex(n / $2 / $4), 32, '0') as person from generate_series(1, $1::bigint) n) made`,
    [count, eventsOfTalk, people.UserRegistered.data, talksOfPerson, SessionCreated.data],
  );
  await pool.query(
    `insert into event_store.events
     select $1::bigint + n + 1, gen_random_uuid(), $2, n,
            case when n = 0 then 'SessionCreated' else 'SessionRenamed' end,
            case when n = 0 then $3::jsonb else $4::jsonb || jsonb_build_object('name', 'Talk ' || n) end,
            jsonb_build_object('correlationId', md5('long' || n), 'causationId', n::text, 'commandId', n::text,
              'commandHash', '', 'schema', 1, 'actor', jsonb_build_object('kind', 'user', 'id', 'someone'),
              'at', '2026-11-01T00:00:00.000Z')
       from generate_series(0, $5::int - 1) n`,
    [count, longStream, SessionCreated.data, SessionRenamed.data, eventsOfLongStream],
  );
}
