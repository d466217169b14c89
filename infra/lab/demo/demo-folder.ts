import { access, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSettings, type Settings } from '../../config/settings.ts';
import type { DemoAccounts } from '../../service.ts';
import { StartupError } from '../../start-up/startup-error.ts';
import { password } from '../testing/person.ts';
import { makeDemo } from './make-demo.ts';
import type { Size } from './stage.ts';

/** The record in the folder of a demo. */
export type DemoRecord = Readonly<{ madeAt: string; accounts: DemoAccounts }>;

const recordFile = 'demo.json';

/**
 * Takes only host, port, folder, ffmpeg and log level from the environment: a demo must not use the settings of an installation
 * on the same machine.
 */
export function demoSettings({ DEMO_DIR = '.demo', PORT = '3100', HOST, FFMPEG_PATH, LOG_LEVEL }: NodeJS.ProcessEnv) {
  return readSettings({
    ...{ NODE_ENV: 'development', DATA_DIR: DEMO_DIR, PORT, HOST, FFMPEG_PATH, LOG_LEVEL },
    ...{ PAYMENTS: 'demo', ADMIN_PASSWORD: password, ANALYSIS_CONCURRENCY: '2' },
    // Many people come from this one machine.
    ...{ LOGIN_LIMIT: '0', REGISTER_LIMIT: '0', MAIL_LIMIT: '0' },
  });
}

type Making = Readonly<{ size: Size; tell: (what: string) => void }>;

/** The demo in this folder; created if there is none yet. An unfinished one is created again from the beginning. */
export async function madeDemo(settings: Settings, { size, tell }: Making): Promise<DemoRecord> {
  const folder = path.resolve(settings.DATA_DIR);
  const known = await recordIn(folder);
  if (known) return known;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  tell(`Making the demo in ${folder}: three months, once; this takes one to four minutes.`);
  const madeAt = new Date().toISOString();
  const accounts = await makeDemo({ ...settings, DATA_DIR: unfinished }, { size, tell });
  const record: DemoRecord = { madeAt, accounts };
  await writeFile(path.join(unfinished, recordFile), JSON.stringify(record));
  await rename(unfinished, folder);
  return record;
}

/** @throws StartupError if the folder contains anything but a demo */
export async function removeDemo(settings: Settings): Promise<void> {
  const folder = path.resolve(settings.DATA_DIR);
  if (await recordIn(folder)) await rm(folder, { recursive: true });
}

/** Undefined if there is no such folder. @throws StartupError if it contains something else */
async function recordIn(folder: string): Promise<DemoRecord | undefined> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  const text = await readFile(path.join(folder, recordFile), 'utf8').catch(() => undefined);
  if (text === undefined) throw new StartupError(`${folder} is not the folder of a demo: set DEMO_DIR to another one.`);
  return JSON.parse(text);
}
