import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findFfmpeg } from '#infra/media/ffmpeg-path.ts';
import type { Series } from '../measures.ts';
import talks from './talks.json' with { type: 'json' };

export const sampleRate = 16_000;

export type Interval = Readonly<{ from: number; to: number }>;

export const sessionNames: readonly string[] = talks.map(({ name }) => name);

/** Samples -1..1 at `sampleRate`, decoded once and shared: do not change them. */
export const samplesOf = onceEach(decoded);

/** Calls `make` once for each talk and returns the same promise afterwards. */
export function onceEach<T>(make: (session: string) => Promise<T>): (session: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (session) => {
    const before = made.get(session);
    if (before !== undefined) return before;
    const now = make(session);
    made.set(session, now);
    return now;
  };
}

async function decoded(session: string): Promise<Float32Array> {
  const { ffmpeg } = await findFfmpeg();
  if (!ffmpeg) throw new Error('The reference talks need ffmpeg');
  const output = ['-f', 's16le', '-ac', '1', '-ar', `${sampleRate}`, '-'];
  const { stdout } = await promisify(execFile)(ffmpeg.path, ['-i', pathOf(`${session}.flac`), ...output], {
    encoding: 'buffer',
    maxBuffer: 100_000_000,
  });
  return Float32Array.from({ length: stdout.length / 2 }, (_, i) => stdout.readInt16LE(2 * i) / 32_768);
}

/** Seconds. */
export function insertedSilences(session: string): readonly Interval[] {
  const { insertedSilences = [] } = talks.find(({ name }) => name === session) ?? {};
  return insertedSilences.map(([from = 0, to = 0]) => ({ from, to }));
}

/** F0 by Praat, Hz. */
export async function praatPitch(session: string): Promise<Series> {
  const [t0 = 0, dt = 0] = await numbersIn(`${session}.ac.info`);
  return { t0, dt, values: (await numbersIn(`${session}.ac.txt`)).map(voicedOrNull) };
}

/** The synthesised F0 in Hz. Its frames begin at 5 ms; they are interpolated to Praat's frames, which begin at 10 ms. */
export async function synthesisedPitch(session: string): Promise<Series> {
  const values = (await numbersIn(`${session}.f0truth.txt`)).map(voicedOrNull);
  const halfway = values.slice(1).map((after, i) => {
    const before = values[i] ?? null;
    return before === null || after === null ? (before ?? after) : (before + after) / 2;
  });
  return { t0: 0.01, dt: 0.01, values: halfway };
}

async function numbersIn(file: string): Promise<readonly number[]> {
  const text = await readFile(pathOf(file), 'utf8');
  return text.trim().split(/\s+/).map(Number);
}

function voicedOrNull(frequency: number): number | null {
  return frequency === 0 ? null : frequency;
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
