import { execFile } from 'node:child_process';
import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from '#infra/media/ffmpeg-path.ts';
import type { MediaSource } from '#infra/media/probe.ts';
import { sniff, sniffBytes } from '#infra/media/sniff.ts';
import { testDirectory } from './test-directory.ts';

const { ffmpeg: found, notes } = await findFfmpeg({ setting: process.env.FFMPEG_PATH });
if (!found) throw new Error(`no ffmpeg: ${notes.join('; ')}`);

/** Path of the real ffmpeg. */
export const ffmpeg = found.path;

/** Limits of time and size, because ffmpeg's generators never end by themselves. */
const bounds = ['-t', '60', '-fs', '50000000'];

/** Makes a file `name` in a new directory. `given`: ffmpeg's arguments, inputs first. */
export async function madeMedia(name: string, given: readonly string[]): Promise<string> {
  const file = path.join(await testDirectory(), name);
  const made = ['-nostdin', '-v', 'error', ...given, ...bounds, file];
  await promisify(execFile)(ffmpeg, made, { timeout: 170_000, killSignal: 'SIGKILL' });
  return file;
}

export const tone = (seconds: number, more = '') => [
  '-f',
  'lavfi',
  '-i',
  `sine=frequency=440:sample_rate=48000,volume=4${more},atrim=end=${seconds}`,
];

export const picture = (seconds: number, size = '320x240') => [
  '-f',
  'lavfi',
  '-i',
  `testsrc=size=${size}:rate=10,trim=end=${seconds}`,
];

export async function fileWith(name: string, content: string | Buffer): Promise<string> {
  const file = path.join(await testDirectory(), name);
  await writeFile(file, content);
  return file;
}

export async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(sniffBytes), 0, sniffBytes, 0);
  await handle.close();
  return buffer.subarray(0, bytesRead);
}

/** A file as a media source, with its detected format. */
export async function sourceOf(file: string): Promise<MediaSource> {
  const format = sniff(await headOf(file));
  if (!format) throw new Error(`${path.basename(file)} does not sniff as media`);
  return { ffmpeg, source: file, format };
}
