import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { personalFields as personal } from '#domain/personal-fields.ts';
import { upcasters } from '#domain/upcasters.ts';
import { openBlobs } from '#infra/blobs/open-blobs.ts';
import { readSettings } from '#infra/config/settings.ts';
import type { CommandLine } from '#infra/start-up/command-line.ts';
import { openDatabase } from '#infra/start-up/connect.ts';
import { openDataDirectory } from '#infra/start-up/data-directory.ts';
import { openLog } from '#infra/start-up/open-log.ts';
import type { Acknowledged, Verdict } from './invariants/verdict.ts';
import { verifyAll } from './verify-all.ts';

/**
 * `npm run verify [-- --acknowledged FILE]`. FILE has a line of JSON, `{"stream", "position"}`, for each acknowledged command.
 * @throws StartupError
 */
export async function commandLine({ words, env, tell }: CommandLine): Promise<boolean> {
  const { values } = parseArgs({ args: [...words], options: { acknowledged: { type: 'string' } } });
  const settings = readSettings(env);
  const data = await openDataDirectory(settings.DATA_DIR);
  const database = await openDatabase(settings, data);
  try {
    const blobs = await openBlobs(settings, { data, use: 'read' });
    const log = await openLog(settings, { ...database, data, upcasters, personal });
    const verdicts = await verifyAll({
      pool: database.pool,
      store: log.store,
      blobs,
      acknowledged: values.acknowledged ? await answersIn(values.acknowledged) : [],
    });
    await log.close();
    blobs.close();
    return tellVerdicts(verdicts, tell);
  } finally {
    await database.close();
  }
}

async function answersIn(file: string): Promise<readonly Acknowledged[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Acknowledged);
}

/** Prints a line for each invariant and for each fault. Returns whether there is no fault. */
function tellVerdicts(verdicts: readonly Verdict[], tell: (line: string) => void): boolean {
  for (const { invariant, checked, wrong } of verdicts) {
    const outcome = wrong.length === 0 ? 'holds' : `BROKEN ${wrong.length} times`;
    tell(`${invariant.padEnd(50)} ${String(checked).padStart(8)} checked   ${outcome}`);
    for (const fault of wrong) tell(`  ${fault}`);
  }
  return verdicts.every(({ wrong }) => wrong.length === 0);
}
