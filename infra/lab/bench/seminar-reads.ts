import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { type App, createApp } from '#app.ts';
import { readSettings } from '#infra/config/settings.ts';
import { makeBareClient } from '../testing/bare-client.ts';
import { password } from '../testing/person.ts';
import { type Figure, median } from './figure.ts';
import type { MadeSeminar } from './seminar-log.ts';
import { inTurns, waitFigure } from './waits.ts';

const [rounds, warmUp] = [100, 10];
/** A recent caller stays in the cache for this time. */
const forgottenMs = 2_100;

const settings = { ROLES: 'projections,query-api', PORT: '0', LOG_LEVEL: 'warn', ADMIN_PASSWORD: password };

/** The pages of a seminar in this process, without a network, compared with the rows of each in SQL. */
export async function seminarReads(directory: string, seminar: MadeSeminar): Promise<readonly Figure[]> {
  await makeBareClient(directory);
  const app = await createApp(readSettings({ ...settings, DATA_DIR: directory }), { client: directory });
  try {
    await app.settle();
    for (const table of ['submission', 'participation', 'rating', 'comment', 'shared_element', 'standing'])
      await app.deps.pool.query(`vacuum analyze participation.${table}`);
    return await readFigures(app, seminar);
  } finally {
    await app.close();
  }
}

type Page = Readonly<{ name: string; ask: (n: number) => Promise<unknown>; rows: (n: number) => Promise<unknown> }>;

async function readFigures(app: App, seminar: MadeSeminar): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { name, ask, rows } of pagesOf(app, seminar)) {
    const [inSql, asked] = await inTurns([rows, ask], { rounds, warmUp });
    figures.push(waitFigure(`plain SQL: the rows of the ${name}`, inSql));
    figures.push(waitFigure(`seminar: ${name}`, asked, '≤ 50 ms', inSql));
    figures.push(await statementsOf(app.deps.pool, { name, ask }));
  }
  return figures;
}

function pagesOf({ http, deps: { pool, tokens } }: App, { id, ownerId, personIds }: MadeSeminar): readonly Page[] {
  const get = async (url: string, userId: string) => {
    const headers = { authorization: `Bearer ${await tokens.issue({ userId })}` };
    const { statusCode, body } = await http.inject({ url, headers });
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
  };
  const learner = (n: number) => personIds[n % personIds.length] ?? '';
  const content = () => pool.query('select * from seminars.seminar_detail where id = $1', [id]);
  const everybody = () => pool.query('select * from participation.participation where seminar_id = $1', [id]);
  const submissions = 'select * from participation.submission where seminar_id = $1 and participant_id = $2';
  const own = (n: number) => pool.query(submissions, [id, learner(n)]);
  const dashboard = `/api/Seminar/${id}`;
  const ofOwner = () => Promise.all([content(), everybody()]);
  return [
    {
      name: 'dashboard of a learner',
      ask: (n) => get(dashboard, learner(n)),
      rows: (n) => Promise.all([content(), own(n)]),
    },
    {
      name: "seminars on a learner's start page",
      ask: (n) => get('/api/Seminar', learner(n)),
      rows: (n) => pool.query('select * from participation.standing where participant_id = $1', [learner(n)]),
    },
    { name: 'dashboard of its owner', ask: () => get(dashboard, ownerId), rows: ofOwner },
    { name: 'matrix of its owner', ask: () => get(`/api/Seminar/Participants/${id}`, ownerId), rows: ofOwner },
  ];
}

/** Counts statements: each statement outside of a transaction takes a connection from the pool. */
async function statementsOf(pool: Pool, { name, ask }: Pick<Page, 'name' | 'ask'>): Promise<Figure> {
  const counts: number[] = [];
  for (let n = 0; n < 3; n++) {
    await sleep(forgottenMs);
    counts.push(await takenFrom(pool, () => ask(n)));
  }
  const value = `${median(counts)} statements`;
  return { name: `seminar: ${name}, with who asks`, value, goal: '≤ 3' };
}

async function takenFrom(pool: Pool, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const taken = () => void count++;
  pool.on('acquire', taken);
  await work();
  pool.off('acquire', taken);
  return count;
}
