import { parseArgs } from 'node:util';
import { personalFields as personal } from '#domain/personal-fields.ts';
import { NormsFile, normsWith } from '#domain/sessions/contract/norms-file.ts';
import { upcasters } from '#domain/upcasters.ts';
import { openBlobs } from '#infra/blobs/open-blobs.ts';
import { readJsonSetting } from '#infra/config/json-setting.ts';
import { readSettings } from '#infra/config/settings.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import type { CommandLine } from '#infra/start-up/command-line.ts';
import { openDatabase } from '#infra/start-up/connect.ts';
import { openDataDirectory } from '#infra/start-up/data-directory.ts';
import { openLog } from '#infra/start-up/open-log.ts';
import { StartupError } from '#infra/start-up/startup-error.ts';
import { type Rescored, rescoreAll } from './rescore-all.ts';

const usage = `npm run rescore                gives every talk the score of today's formula and norms
npm run rescore -- --dry-run   only says which scores would change`;

/** `npm run rescore [-- --dry-run]`: beside a running server or alone. @throws StartupError */
export async function commandLine({ words, env, tell }: CommandLine): Promise<boolean> {
  const values = parsed(words);
  const settings = readSettings(env);
  const norms = readJsonSetting({ name: 'NORMS_FILE', file: settings.NORMS_FILE, content: NormsFile });
  const data = await openDataDirectory(settings.DATA_DIR);
  const database = await openDatabase(settings, data);
  try {
    const blobs = await openBlobs(settings, { data, use: 'read' });
    const { store, hashes, close } = await openLog(settings, { ...database, data, upcasters, personal });
    const counts = await rescoreAll({
      store,
      blobs,
      handle: createCommandHandler({ store, hashes }),
      normsOf: normsWith(norms ?? {}),
      dryRun: values['dry-run'],
      tell,
    }).finally(close);
    blobs.close();
    for (const line of countsIn(counts, values['dry-run'])) tell(line);
    return counts.unreadable === 0;
  } finally {
    await database.close();
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: { 'dry-run': { type: 'boolean', default: false } } }).values;
  } catch {
    throw new StartupError(usage);
  }
}

function countsIn({ anew, same, otherwise, unreadable }: Rescored, isDryRun: boolean): readonly string[] {
  const verb = isDryRun ? 'would get another score' : 'got another score';
  return [
    `${anew} ${verb}, ${same} kept theirs`,
    ...(otherwise > 0 ? [`${otherwise} stored scores are not what their own formula makes of what is stored`] : []),
    ...(unreadable > 0 ? [`${unreadable} could not be scored: what was measured of them is missing`] : []),
  ];
}
