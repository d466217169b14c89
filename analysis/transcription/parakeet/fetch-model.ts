import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { bring } from './bring-file.ts';
import { FetchError } from './fetch-error.ts';
import { noteOf, parakeetFolder, stagingFolder } from './installation.ts';
import type { SpeechModel } from './model.ts';

export type Progress = Readonly<{ arrived: number; total: number }>;

type Fetching = Readonly<{
  data: string;
  model: SpeechModel;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  /** Seconds between two attempts; tests wait less. */
  pauseSeconds?: number;
}>;

/** Bytes of the disk that must stay free after the download. */
const margin = 200_000_000;

/**
 * Brings the files of a model into the data folder, each checked by its hash. Parts that arrived before a broken connection,
 * a cancel or a restart are not fetched again. Returns the folder; it is an installation only after `declareInstalled`.
 * @throws FetchError
 */
export async function fetchModel({ data, model, signal, onProgress, pauseSeconds = 5 }: Fetching): Promise<string> {
  const staging = stagingFolder(data);
  await mkdir(staging, { recursive: true });
  const sizes = new Map(model.files.map(({ name, bytes }) => [name, bytes]));
  const arrived = new Map<string, number>();
  for (const { name } of model.files) arrived.set(name, await sizeOf(path.join(staging, name)));
  await refuseFullDisk(staging, sumOf(sizes) - sumOf(arrived));
  const tell = () => onProgress({ arrived: sumOf(arrived), total: Math.max(sumOf(sizes), sumOf(arrived)) });
  for (const { name, sha256 } of model.files) {
    const file = path.join(staging, name);
    await bring({
      address: `${model.address.replace(/\/+$/, '')}/${name}`,
      file,
      bytes: sizes.get(name) ?? 0,
      signal,
      pauseSeconds,
      onSize: (bytes) => sizes.set(name, bytes),
      onProgress(bytes) {
        arrived.set(name, bytes);
        tell();
      },
    });
    signal.throwIfAborted();
    if ((await sha256Of(file, signal)) === sha256) continue;
    // Without the wrong file, the next attempt downloads it anew; a resumed download would keep the error.
    await rm(file);
    throw new FetchError('wrong_hash', `${name} of ${model.address} is another file than its hash says`);
  }
  return staging;
}

/** Puts the fetched files into their place in one step. The former installation serves until then. */
export async function declareInstalled(data: string, model: SpeechModel): Promise<void> {
  const folder = `model-${model.files[0]?.sha256.slice(0, 12)}`;
  const place = path.join(parakeetFolder(data), folder);
  await rm(place, { recursive: true, force: true });
  await rename(stagingFolder(data), place);
  const note = noteOf(data);
  await writeFile(`${note}.new`, `${JSON.stringify({ model: model.name, folder })}\n`);
  await rename(`${note}.new`, note);
}

const sumOf = (sizes: ReadonlyMap<string, number>) => [...sizes.values()].reduce((sum, size) => sum + size, 0);

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

async function refuseFullDisk(folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < needed + margin) {
    throw new FetchError('disk_full', `${Math.ceil((needed + margin) / 1e6)} MB have to be free in ${folder}`);
  }
}

async function sha256Of(file: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash, { signal });
  return hash.digest('hex');
}
