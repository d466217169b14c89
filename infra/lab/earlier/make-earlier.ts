import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { databaseIn } from '../testing/database.ts';
import { dataDirectory } from '../testing/server.ts';
import { dumpOf } from './database-dump.ts';
import { fill } from './fill.ts';
import { keepServer } from './server-code.ts';
import { startedIn } from './started-in.ts';

/**
 * `npm run earlier -- --checkout ../rostra-1.0.0 --name 1.0.0`: starts the version in that folder, which has its packages
 * installed, on an empty folder of data, has people work with it, and keeps what it stored as `<name>.tar.gz` beside this file. The
 * archive has `facts.json` (`Facts`), `database.json` (statements, `dumpOf`) and `data`, the folder without its Postgres. The code of
 * its server becomes `server/<name>.tar.gz`, for the test that runs it beside this version; the one before is deleted.
 */
const { values } = parseArgs({ options: { checkout: { type: 'string' }, name: { type: 'string' } } });
const { checkout, name } = values;
if (!checkout || !name) throw new Error('--checkout FOLDER --name VERSION');

const run = promisify(execFile);
const work = await dataDirectory();
const data = path.join(work.directory, 'data');
const server = await startedIn(checkout, { DATA_DIR: data });
try {
  const facts = await fill(server.url);
  const database = await databaseIn(data);
  await quiet(database);
  await writeFile(path.join(work.directory, 'facts.json'), JSON.stringify({ version: name, ...facts }, undefined, 2));
  await writeFile(path.join(work.directory, 'database.json'), JSON.stringify(await dumpOf(database)));
  await database.end();
} finally {
  await server.stop();
}
for (const made of ['postgres', 'temporary', 'client'])
  await rm(path.join(data, made), { recursive: true, force: true });
const target = path.join(import.meta.dirname, `${name}.tar.gz`);
await run('tar', ['-czf', target, '-C', work.directory, '.']);
await work.remove();
console.log(target);
const servers = path.join(import.meta.dirname, 'server');
await rm(servers, { recursive: true, force: true });
await keepServer(checkout, path.join(servers, `${name}.tar.gz`));

/** Waits until nothing is written any more: a dump takes several queries. */
async function quiet(database: Awaited<ReturnType<typeof databaseIn>>) {
  let before = '';
  for (;;) {
    const { rows } = await database.query<{ now: string }>(
      `select concat((select max(position) from event_store.events), ' ',
         (select count(*) from ops.job where state in ('queued', 'running') and run_at <= now())) as now`,
    );
    const now = rows[0]?.now ?? '';
    if (now === before && now.endsWith(' 0')) return;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 5_000));
  }
}
