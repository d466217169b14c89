import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { personalFields as personal } from '#domain/personal-fields.ts';
import { upcasters } from '#domain/upcasters.ts';
import { createDiskBlobs } from '../blobs/disk-blobs.ts';
import { readSettings } from '../config/settings.ts';
import { asProcess, type CommandLine } from '../start-up/command-line.ts';
import { openDatabase } from '../start-up/connect.ts';
import { openDataDirectory } from '../start-up/data-directory.ts';
import { openLog } from '../start-up/open-log.ts';
import type { Acknowledged } from './invariants/verdict.ts';
import { tellVerdicts } from './tell-verdicts.ts';
import { verifyAll } from './verify-all.ts';

await asProcess(verify);

/**
 * `npm run verify [-- --acknowledged FILE]`: a line of JSON, `{"stream", "position"}`, for each answer that said yes.
 * @throws StartupError
 */
async function verify({ words, env, tell }: CommandLine): Promise<boolean> {
  const { values } = parseArgs({ args: [...words], options: { acknowledged: { type: 'string' } } });
  const settings = readSettings(env);
  const data = await openDataDirectory(settings.DATA_DIR);
  const database = await openDatabase(settings, data);
  try {
    const log = await openLog(settings, { ...database, data, upcasters, personal });
    const verdicts = await verifyAll({
      pool: database.pool,
      store: log.store,
      blobs: await createDiskBlobs(settings.BLOB_URL ? fileURLToPath(settings.BLOB_URL) : path.join(data, 'blobs')),
      acknowledged: values.acknowledged ? await answersIn(values.acknowledged) : [],
    });
    await log.close();
    return tellVerdicts(verdicts, tell);
  } finally {
    await database.close();
  }
}

async function answersIn(file: string): Promise<readonly Acknowledged[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Acknowledged);
}
