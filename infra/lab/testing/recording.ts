import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { eventually } from './eventually.ts';
import { spoken } from './spoken-sound.ts';
import { ffmpeg } from './test-media.ts';

/** Limits of time and size, because ffmpeg's generators never end by themselves. */
const bounds = ['-t', '60', '-fs', '50000000'];

const made = new Map<string, Promise<File>>();

/**
 * A sound or film file, made once. `given`: ffmpeg's arguments, inputs first. Without them the file is a talk just long enough
 * for a score, so that its analysis uses quota.
 */
export function recording(name: string, given?: readonly string[]): Promise<File> {
  const wanted = JSON.stringify([name, given]);
  const file = made.get(wanted) ?? make(name, given);
  made.set(wanted, file);
  return file;
}

async function make(name: string, given: readonly string[] | undefined): Promise<File> {
  const directory = await mkdtemp(path.join(tmpdir(), 'recording-'));
  const target = path.join(directory, name);
  try {
    const options = given ?? (await spokenInto(directory));
    await promisify(execFile)(ffmpeg, ['-nostdin', '-v', 'error', ...options, ...bounds, target], { timeout: 170_000 });
    return file(name, await readFile(target));
  } finally {
    await rm(directory, { recursive: true });
  }
}

async function spokenInto(directory: string): Promise<readonly string[]> {
  const source = path.join(directory, 'spoken.wav');
  await writeFile(source, spoken({ seconds: 31, silences: [] }));
  return ['-i', source];
}

export const file = (name: string, content: Buffer | string): File =>
  new File([new Uint8Array(Buffer.from(content))], name);

/** The beginning of an mp4 without an index. The upload accepts it; the analysis finds that it is cut off. */
export const cutMp4 = (): File =>
  file('talk.mp4', Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2mp41\0\0\x10\0mdat', 'latin1'));

/** Waits until an upload has begun at the server with this data. Uploads are files there; jobs have folders. */
export const untilOneArrives = (directory: string): Promise<void> =>
  eventually(async () => {
    const temporary = await readdir(path.join(directory, 'temporary'), { withFileTypes: true });
    if (!temporary.some((entry) => entry.isFile())) throw new Error('no recording arrives');
  });
