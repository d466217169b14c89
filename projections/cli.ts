import { existsSync } from 'node:fs';
import type { Pool } from 'pg';
import { readSettings } from '#infra/config/settings.ts';
import { createPostgresStore } from '#infra/event-store/postgres-store.ts';
import { openDatabase } from '#infra/start-up/connect.ts';
import { openDataDirectory } from '#infra/start-up/data-directory.ts';
import { StartupError } from '#infra/start-up/startup-error.ts';
import { allProjections } from './all.ts';
import type { Projection } from './projection.ts';
import { CheckpointMoved, rebuild } from './runner.ts';

const usage = `npm run projections -- status
npm run projections -- rebuild NAME|all      (${allProjections.map(({ schema }) => schema).join(', ')})`;

await run(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
});

async function run([command, name]: readonly string[]) {
  if (command === 'status') return withDatabase(status);
  const chosen = allProjections.filter(({ schema }) => name === 'all' || name === schema);
  if (command !== 'rebuild' || chosen.length === 0) throw new StartupError(usage);
  return withDatabase((database) => rebuildAll(chosen, database));
}

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Beside a running server or alone. */
async function withDatabase(work: (database: Database) => Promise<void>) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, await openDataDirectory(settings.DATA_DIR));
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

async function status({ pool, notifications }: Database) {
  const store = await createPostgresStore(pool, notifications);
  const [last] = await store.readAll({ direction: 'backwards', limit: 1 });
  const head = last?.position ?? 0n;
  for (const { schema, version } of allProjections) {
    const position = await checkpointOf(schema, pool);
    const lag = position === undefined ? 'not built yet' : `${head - position} events behind`;
    console.log(`${schema.padEnd(12)} version ${version}  position ${position ?? '-'}  ${lag}`);
  }
}

async function checkpointOf(schema: string, pool: Pool): Promise<bigint | undefined> {
  const { rows } = await pool.query('select to_regclass($1) is not null as exists', [`${schema}.checkpoint`]);
  if (!rows[0].exists) return undefined;
  const checkpoints = await pool.query<{ position: string }>(`select position from ${schema}.checkpoint`);
  return BigInt(checkpoints.rows[0]?.position ?? 0);
}

async function rebuildAll(chosen: readonly Projection[], { pool, notifications }: Database) {
  const store = await createPostgresStore(pool, notifications);
  for (const projection of chosen) {
    const started = performance.now();
    try {
      const count = await rebuild(projection, { pool, store }, () => process.stdout.write('.'));
      console.log(` ${projection.schema}: ${count} events in ${Math.round(performance.now() - started)} ms`);
    } catch (error) {
      // The running server noticed that it has to begin again, and was quicker.
      if (!(error instanceof CheckpointMoved)) throw error;
      console.log(` ${projection.schema}: the running server builds it`);
    }
  }
}
