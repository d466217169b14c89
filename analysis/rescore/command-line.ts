import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { personalFields as personal } from '#domain/personal-fields.ts';
import { NormsFile, normsWith } from '#domain/sessions/contract/norms-file.ts';
import { upcasters } from '#domain/upcasters.ts';
import { createDiskBlobs } from '#infra/blobs/disk-blobs.ts';
import { readJsonSetting } from '#infra/config/json-setting.ts';
import { readSettings } from '#infra/config/settings.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import type { CommandLine } from '#infra/start-up/command-line.ts';
import { openDatabase } from '#infra/start-up/connect.ts';
import { openDataDirectory } from '#infra/start-up/data-directory.ts';
import { openLog } from '#infra/start-up/open-log.ts';
import { type Rescored, rescoreAll } from './rescore-all.ts';

/** `npm run rescore [-- --dry-run]`: beside a running server or alone. @throws StartupError */
export async function commandLine({ words, env, tell }: CommandLine): Promise<boolean> {
  const { values } = parseArgs({ args: [...words], options: { 'dry-run': { type: 'boolean', default: false } } });
  const settings = readSettings(env);
  const norms = readJsonSetting({ name: 'NORMS_FILE', file: settings.NORMS_FILE, content: NormsFile });
  const data = await openDataDirectory(settings.DATA_DIR);
  const database = await openDatabase(settings, data);
  try {
    const { store, hashes, close } = await openLog(settings, { ...database, data, upcasters, personal });
    const counts = await rescoreAll({
      store,
      blobs: await createDiskBlobs(settings.BLOB_URL ? fileURLToPath(settings.BLOB_URL) : path.join(data, 'blobs')),
      handle: createCommandHandler({ store, hashes }),
      normsOf: normsWith(norms ?? {}),
      dryRun: values['dry-run'],
      tell,
    }).finally(close);
    for (const line of countsIn(counts, values['dry-run'])) tell(line);
    return counts.unreadable === 0;
  } finally {
    await database.close();
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
