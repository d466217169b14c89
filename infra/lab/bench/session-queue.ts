import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { programArgs } from '#infra/programs/program-args.ts';
import type { Figure } from './figure.ts';

const program = new URL('./queue-of-sessions.ts', import.meta.url);
const sessions = 6;
const hours = 2;

type Run = Readonly<{ wall: number; memory: number }>;

/** A worker with many talks, and with a long one, from the file to the score, in a separate process. */
export async function queueFigures(ffmpeg: string, m4a: string): Promise<readonly Figure[]> {
  const run = async (file: string, count: number, concurrency: number): Promise<Run> => {
    const args = programArgs(program, ffmpeg, file, `${count}`, `${concurrency}`);
    return JSON.parse((await promisify(execFile)(process.execPath, args)).stdout);
  };
  const long = await run(await twoHours(ffmpeg, m4a), 1, 1);
  const [one, two] = [await run(m4a, sessions, 1), await run(m4a, sessions, 2)];
  // Once more, alternating: with other load on the machine, the better of two results is more reliable.
  const [oneAgain, twoAgain] = [await run(m4a, sessions, 1), await run(m4a, sessions, 2)];
  const ratio = Math.min(one.wall, oneAgain.wall) / Math.min(two.wall, twoAgain.wall);
  const perMinute = (60 * sessions) / Math.min(two.wall, twoAgain.wall);
  const queue = { ratio, to: 'one at a time', goal: availableParallelism() < 2 ? 'two cores' : '≥ 1.7' };
  return [
    { name: 'memory for talks of 10 min, two at a time', value: megabytes(two.memory), goal: '< 300 MB' },
    { name: `memory for a talk of ${hours} h`, value: megabytes(long.memory), goal: '< 300 MB' },
    { name: 'queue of talks of 10 min, two at a time', value: `${perMinute.toFixed(0)} talks/min`, ...queue },
  ];
}

async function twoHours(ffmpeg: string, m4a: string): Promise<string> {
  const file = path.join(path.dirname(m4a), 'two-hours.m4a');
  await promisify(execFile)(ffmpeg, ['-v', 'error', '-stream_loop', '11', '-i', m4a, '-c', 'copy', file]);
  return file;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
