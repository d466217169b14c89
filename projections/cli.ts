import { existsSync } from 'node:fs';
import { personalFields as personal } from '#domain/personal-fields.ts';
import { upcasters } from '#domain/upcasters.ts';
import { readSettings } from '#infra/config/settings.ts';
import { OtherLog } from '#infra/event-store/log-identity.ts';
import { openDatabase } from '#infra/start-up/connect.ts';
import { openDataDirectory } from '#infra/start-up/data-directory.ts';
import { openLog } from '#infra/start-up/open-log.ts';
import { StartupError } from '#infra/start-up/startup-error.ts';
import { allProjections } from './all.ts';
import { AlreadyBuilding } from './alone.ts';
import { commands } from './commands.ts';
import { StreamsParked } from './rebuild.ts';
import { NothingBuilt } from './swap.ts';
import { Incomparable } from './verify.ts';

const names = allProjections.map(({ schema }) => schema).join(', ');
const usage = `npm run projections -- status [NAME|all]              what serves, how far behind, what is parked
npm run projections -- rebuild NAME|all [--no-swap] build beside what serves, and put it in its place
npm run projections -- verify NAME|all              compare what serves with a build from the first event
npm run projections -- swap NAME|all                let serve what --no-swap left, or parked streams held back
npm run projections -- drop NAME|all                what was kept when another took its place, or never served
npm run projections -- retry NAME|all               fold the parked events once more
rebuild and swap with --other-log: also where what serves was made from another log than this one
NAME is one of ${names}`;

const plain = [StartupError, AlreadyBuilding, StreamsParked, NothingBuilt, Incomparable, OtherLog];

await run(process.argv.slice(2)).catch((error) => {
  console.error(plain.some((kind) => error instanceof kind) ? error.message : error);
  process.exitCode = 1;
});

async function run(words: readonly string[]) {
  const [name = '', area = name === 'status' ? 'all' : ''] = words.filter((word) => !word.startsWith('--'));
  const chosen = allProjections.filter(({ schema }) => area === 'all' || area === schema);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || chosen.length === 0) throw new StartupError(usage);
  const { database, log } = await open();
  try {
    const deps = { pool: database.pool, store: log.store };
    for (const projection of chosen) {
      const well = await command(projection, { ...deps, options: words.filter((word) => word.startsWith('--')) });
      if (!well) process.exitCode = 1;
    }
  } finally {
    await log.close();
    await database.close();
  }
}

/** Beside a running server or alone. */
async function open() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const data = await openDataDirectory(settings.DATA_DIR);
  const database = await openDatabase(settings, data);
  try {
    return { database, log: await openLog(settings, { ...database, data, upcasters, personal }) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
