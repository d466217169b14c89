import { access, constants, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../config/settings.ts';
import { StartupError } from './startup-error.ts';

type PathSettings = Pick<Settings, 'ERASURES_FILE' | 'AUDIT_HEADS_FILE' | 'LEGAL_DIR'>;

/** Paths outside of the data folder belong to the operator: they are not created, and a wrong one stops the start. @throws StartupError */
export async function checkGivenPaths(settings: PathSettings): Promise<void> {
  for (const name of ['ERASURES_FILE', 'AUDIT_HEADS_FILE'] as const)
    await checked(name, settings[name], (file) => writableFile(file));
  await checked('LEGAL_DIR', settings.LEGAL_DIR, async (directory) => {
    const files = await readdir(directory);
    if (!files.some((file) => /^[a-z]+\.(de|en)\.txt$/.test(file))) return 'has no file such as imprint.de.txt';
    return undefined;
  });
}

async function writableFile(file: string): Promise<string | undefined> {
  const there = await stat(file).catch(() => undefined);
  if (there && !there.isFile()) return 'is no file';
  await access(there ? file : path.dirname(path.resolve(file)), constants.W_OK);
  return undefined;
}

async function checked(
  name: keyof PathSettings,
  given: string | undefined,
  faultOf: (given: string) => Promise<string | undefined>,
): Promise<void> {
  if (given === undefined) return;
  const fault = await faultOf(given).catch((error: NodeJS.ErrnoException) => `cannot be used (${error.code})`);
  if (fault) throw new StartupError(`The setting ${name} is wrong: ${given} ${fault}.`);
}
