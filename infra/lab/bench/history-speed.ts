import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { lookUpRecorder } from '#command-api/history/record-look-up.ts';
import { historyArea } from '#domain/history/area.ts';
import { readsHistory } from '#domain/kernel/roles.ts';
import { personalFields as personal } from '#domain/personal-fields.ts';
import { upcasters } from '#domain/upcasters.ts';
import { accessTokens } from '#infra/http/access-token.ts';
import { createHttp } from '#infra/http/http.ts';
import { createRules } from '#infra/http/rules.ts';
import { openDatabase } from '#infra/start-up/connect.ts';
import { type Log, openLog } from '#infra/start-up/open-log.ts';
import { historyProjection } from '#projections/history/area.ts';
import { readModelNames } from '#projections/read-model-names.ts';
import { rebuild } from '#projections/rebuild.ts';
import { history } from '#query-api/history/area.ts';
import type { QueryTools } from '#query-api/query-area.ts';
import { serveQueries } from '#query-api/serve-query.ts';
import { type Figure, secondsOf } from './figure.ts';
import { appendLongSession, fillWithSessions, personId } from './history-log.ts';
import { inTurns, waitFigure } from './waits.ts';

const eventsOfLong = 1_000_000;
const eventsOfShort = 50_000;
const eventsOfSession = 10_000;
/** More streams than the cache holds, so that an auditor who opens them in turn finds none in memory. */
const longSessions = ['c', 'd', 'e', 'f'].map((digit) => `session-${digit.repeat(32)}`);

/** An auditor's waiting times on a log of 50,000 events, or with `--long` of a million. Each figure includes recording the look-up. */
export async function historyFigures(directory: string, isLong: boolean): Promise<readonly Figure[]> {
  const nowhere = { DATABASE_URL: undefined, DATABASE_WAIT_SECONDS: 0 };
  const data = path.join(directory, 'history');
  const { pool, notifications, close } = await openDatabase(nowhere, data);
  try {
    const log = await openLog({}, { pool, notifications, data, upcasters, personal });
    await fillWithSessions(pool, isLong ? eventsOfLong : eventsOfShort);
    for (const session of longSessions) await appendLongSession(log.store, session, eventsOfSession);
    const built = await builtFigure(pool, log);
    const http = await createHttp({ LOG_LEVEL: 'silent', TRUST_PROXY: 0, PUBLIC_URL: undefined });
    const tokens = accessTokens(Buffer.alloc(32, 7));
    const rules = createRules(tokens, async (id) => ({
      ...{ id, roles: ['auditor'], permissions: [readsHistory], benefits: [], emailVerified: true },
    }));
    const recordLookUp = lookUpRecorder(log);
    const deps = { ...log, notifications, http, pool, recordLookUp, readModelNames } as unknown as QueryTools;
    serveQueries(historyArea, history as never, deps, rules);
    const ask = asker(http, await tokens.issue({ userId: 'a'.repeat(32) }));
    const figures = [built, ...(await searchFigures(ask)), ...(await streamFigures(ask, pool))];
    await http.close();
    return figures;
  } finally {
    await close();
  }
}

async function builtFigure(pool: Pool, { store }: Log): Promise<Figure> {
  await pool.query('vacuum analyze event_store.events');
  const [last] = await store.readAll({ direction: 'backwards', limit: 1 });
  const seconds = await secondsOf(() => rebuild(historyProjection, { pool, store }));
  await pool.query('vacuum analyze history.stream_list');
  await pool.query('vacuum analyze history.deed_list');
  const rate = Math.round(Number(last?.position) / seconds);
  return { name: `history: built of ${last?.position} events`, value: `${seconds.toFixed(1)} s (${rate}/s)` };
}

const list = '/api/Audit/Streams';
const deeds = '/api/Audit/Deeds';

type Ask = (address: string) => Promise<void>;

const asker =
  (http: FastifyInstance, token: string): Ask =>
  async (url) => {
    const { statusCode } = await http.inject({ url, headers: { authorization: `Bearer ${token}` } });
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`);
  };

const searches: Readonly<Record<string, (n: number) => string>> = {
  'by a name': (n) => `?q=person${n * 7}`,
  'by the beginning of an id': (n) => `?q=${((n * 37) % 256).toString(16).padStart(2, '0')}${n}a`,
  'by a frequent event': () => '?q=SessionRenamed',
  'by an event that never was': () => '?q=FeedbackMade',
  'by a person': (n) => `?actor=${personId(n * 3)}`,
  'by kind and time': (n) => `?category=user&from=2026-01-02T00:00:0${n % 10}Z`,
  'of everything': () => '',
};

const deedFilters: Readonly<Record<string, (n: number) => string>> = {
  'by a person': (n) => `?person=${personId(n * 3)}`,
  'by area and time': (n) => `?category=user&to=2026-01-02T00:00:0${n % 10}Z`,
  'by a frequent event': (n) => `?type=SessionRenamed&to=2026-01-03T00:00:0${n % 10}Z`,
  'by a name': (n) => `?q=person${n * 7}`,
  'of everything': () => '',
};

async function searchFigures(ask: Ask): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [what, search] of Object.entries(deedFilters)) {
    const [took] = await inTurns([(n) => ask(deeds + search(n))]);
    figures.push(waitFigure(`history: deeds ${what}`, took, '≤ 100 ms'));
  }
  for (const [what, search] of Object.entries(searches)) {
    const [took] = await inTurns([(n) => ask(list + search(n))]);
    figures.push(waitFigure(`history: search ${what}`, took, '≤ 200 ms'));
  }
  return figures;
}

/** Compared with the driver's time for the rows of one stream. `first`: the stream is not in memory. */
async function streamFigures(ask: Ask, pool: Pool): Promise<readonly Figure[]> {
  const session = (n: number) => longSessions[n % longSessions.length];
  const at = (n: number) => `at?revision=${(n * 251) % eventsOfSession}`;
  const rows = (n: number) => pool.query('select * from event_store.events where stream = $1', [session(n)]);
  const opened = await inTurns([rows, (n) => ask(`${list}/${session(n)}`)]);
  const asOf = await inTurns([rows, (n) => ask(`${list}/${session(n)}/${at(n)}`)]);
  const again = await inTurns([rows, () => ask(`${list}/${session(0)}`), (n) => ask(`${list}/${session(0)}/${at(n)}`)]);
  const many = `history: ${eventsOfSession} events`;
  return [
    waitFigure(`plain SQL: the rows of ${eventsOfSession} events`, opened[0]),
    waitFigure(`${many} opened first`, opened[1], '≤ 300 ms', opened[0]),
    waitFigure(`${many} opened again`, again[1], '≤ 300 ms', again[0]),
    waitFigure(`${many} as they were, first`, asOf[1], '≤ 200 ms', asOf[0]),
    waitFigure(`${many} as they were, again`, again[2], '≤ 200 ms', again[0]),
  ];
}
