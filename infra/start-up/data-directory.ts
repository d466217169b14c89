import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoreSetting } from '../blobs/blob-location.ts';
import { StartupError } from './startup-error.ts';

/** The version of the folder's layout. It grows when a start has to change older folders. */
const format = 1;

/** The folder of this installation; created if missing, and writable. @throws StartupError */
export async function openDataDirectory(wanted: string): Promise<string> {
  const directory = await writableFolder('DATA_DIR', path.resolve(wanted));
  await checkFormat(path.join(directory, 'format'));
  return directory;
}

/** Created if missing. @throws StartupError that names the setting */
export async function writableFolder(setting: StoreSetting | 'DATA_DIR', directory: string): Promise<string> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
    return directory;
  } catch (error) {
    throw new StartupError(`The setting ${setting} is wrong: ${directory} cannot be written (${codeOf(error)}).`);
  }
}

async function checkFormat(file: string) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return writeWhole(file, `${format}\n`);
  if (Number(text) === format) return undefined;
  throw new StartupError(
    `${path.dirname(file)} was written by another version of Rostra (format ${text.trim()}, not ${format}).`,
  );
}

/** Written atomically: if several processes start on one folder, none reads a half-written file. */
async function writeWhole(file: string, text: string) {
  const beside = `${file}.${randomUUID()}`;
  await writeFile(beside, text);
  await rename(beside, file);
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown';
