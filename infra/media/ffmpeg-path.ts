import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

type FfmpegSource = 'setting' | 'ffmpeg-static' | 'system' | 'installer';

export type Ffmpeg = Readonly<{ path: string; source: FfmpegSource; version: string }>;

/** `notes`: why each earlier place was skipped, in the order of the search, and remarks on the one that was found. For log and health. */
export type FfmpegSearch = Readonly<{ ffmpeg: Ffmpeg | undefined; notes: readonly string[] }>;

type FfmpegQuestion = Readonly<{ setting?: string | undefined; searchPath?: string | undefined }>;

/** Uses a computed name: the package is not installed if its binary could not be downloaded. */
const downloaded: string = 'ffmpeg-static';

type Place = Readonly<{ source: FfmpegSource; find: () => Promise<string | undefined> }>;

/**
 * A setting that does not work ends the search: a silent fallback would run another program than the requested one.
 * @param asked.setting the value of FFMPEG_PATH
 */
export async function findFfmpeg(asked: FfmpegQuestion = {}): Promise<FfmpegSearch> {
  const notes: string[] = [];
  for (const { source, find } of placesFor(asked)) {
    const found = await find().catch(() => undefined);
    const version = found === undefined ? undefined : await versionOf(found);
    if (found !== undefined && version !== undefined) {
      const warning =
        source === 'installer' ? ['the packaged ffmpeg was built in 2018: set FFMPEG_PATH to a newer one'] : [];
      return { ffmpeg: { path: found, source, version }, notes: [...notes, ...warning] };
    }
    notes.push(found === undefined ? `${source}: not there` : `${source}: ${found} does not run`);
    if (source === 'setting') return { ffmpeg: undefined, notes };
  }
  return { ffmpeg: undefined, notes };
}

function placesFor({ setting, searchPath = process.env.PATH }: FfmpegQuestion): readonly Place[] {
  const places: readonly Place[] = [
    { source: 'ffmpeg-static', find: () => packaged(import(downloaded)) },
    { source: 'system', find: () => onPath(searchPath ?? '') },
    { source: 'installer', find: () => packaged(import('@ffmpeg-installer/ffmpeg')) },
  ];
  return setting ? [{ source: 'setting', find: async () => setting }, ...places] : places;
}

/** Both packages are optional: their binaries are downloaded, or exist for some platforms only. */
async function packaged(imported: Promise<{ readonly default?: unknown }>): Promise<string | undefined> {
  const { default: exported } = await imported;
  const isObject = typeof exported === 'object' && exported !== null;
  const found = isObject && 'path' in exported ? exported.path : exported;
  return typeof found === 'string' ? firstExecutable([found]) : undefined;
}

function onPath(directories: string): Promise<string | undefined> {
  const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';
  const absolute = directories.split(path.delimiter).filter((directory) => path.isAbsolute(directory));
  return firstExecutable(absolute.map((directory) => path.join(directory, name)));
}

async function firstExecutable(candidates: readonly string[]): Promise<string | undefined> {
  for (const candidate of candidates) {
    const isExecutable = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isExecutable) return candidate;
  }
  return undefined;
}

async function versionOf(executable: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)(executable, ['-version'], { timeout: 5_000, killSignal: 'SIGKILL' });
    return /^ffmpeg version (\S+)/.exec(stdout)?.[1];
  } catch {
    return undefined;
  }
}
