import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { personalFields as personal } from '#domain/personal-fields.ts';
import { NormsFile, normsWith } from '#domain/sessions/norms-file.ts';
import { upcasters } from '#domain/upcasters.ts';
import { createDiskBlobs } from '#infra/blobs/disk-blobs.ts';
import { readJsonSetting } from '#infra/config/json-setting.ts';
import { readSettings } from '#infra/config/settings.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { openDatabase } from '#infra/start-up/connect.ts';
import { openDataDirectory } from '#infra/start-up/data-directory.ts';
import { openLog } from '#infra/start-up/open-log.ts';
import { StartupError } from '#infra/start-up/startup-error.ts';
import { type Rescored, rescoreAll } from './rescore/rescore-all.ts';

/** `npm run rescore [-- --dry-run]`: beside a running server or alone. */
await run().catch((error) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
});

async function run() {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
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
      tell: console.log,
    }).finally(close);
    tellCounts(counts, values['dry-run']);
  } finally {
    await database.close();
  }
}

function tellCounts({ anew, same, otherwise, unreadable }: Rescored, isDryRun: boolean) {
  const verb = isDryRun ? 'would get another score' : 'got another score';
  console.log(`${anew} ${verb}, ${same} kept theirs`);
  if (otherwise > 0) console.log(`${otherwise} stored scores are not what their own formula makes of what is stored`);
  if (unreadable === 0) return;
  console.log(`${unreadable} could not be scored: what was measured of them is missing`);
  process.exitCode = 1;
}
