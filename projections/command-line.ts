import { personalFields as personal } from '#domain/personal-fields.ts';
import { upcasters } from '#domain/upcasters.ts';
import { readSettings } from '#infra/config/settings.ts';
import type { CommandLine } from '#infra/start-up/command-line.ts';
import { openDatabase } from '#infra/start-up/connect.ts';
import { openDataDirectory } from '#infra/start-up/data-directory.ts';
import { openLog } from '#infra/start-up/open-log.ts';
import { StartupError } from '#infra/start-up/startup-error.ts';
import { areas } from './areas.ts';
import { commands } from './commands.ts';

const names = areas.map(({ schema }) => schema).join(', ');
const usage = `npm run projections -- status [NAME|all]              what serves, how far behind, what is parked
npm run projections -- rebuild NAME|all [--no-swap] build beside what serves, and put it in its place
npm run projections -- verify NAME|all              compare what serves with a build from the first event
npm run projections -- swap NAME|all                let serve what --no-swap left, or parked streams held back
npm run projections -- drop NAME|all                what was kept when another took its place, or never served
npm run projections -- retry NAME|all               fold the parked events once more
rebuild and swap with --other-log: also where what serves was made from another log than this one
NAME is one of ${names}`;

/** `npm run projections`. @throws StartupError with the usage */
export async function commandLine({ words, env, tell }: CommandLine): Promise<boolean> {
  const [name = '', area = name === 'status' ? 'all' : ''] = words.filter((word) => !word.startsWith('--'));
  const chosen = areas.filter(({ schema }) => area === 'all' || area === schema);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || chosen.length === 0) throw new StartupError(usage);
  const { database, log } = await open(env);
  let isWell = true;
  try {
    const options = words.filter((word) => word.startsWith('--'));
    const deps = { pool: database.pool, store: log.store, options, tell };
    for (const projection of chosen) isWell = (await command(projection, deps)) && isWell;
  } finally {
    await log.close();
    await database.close();
  }
  return isWell;
}

/** Works beside a running server or alone. */
async function open(env: CommandLine['env']) {
  const settings = readSettings(env);
  const data = await openDataDirectory(settings.DATA_DIR);
  const database = await openDatabase(settings, data);
  try {
    return { database, log: await openLog(settings, { ...database, data, upcasters, personal }) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
