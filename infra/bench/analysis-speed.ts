import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { measureAudio } from '#analysis/audio/measure-audio.ts';
import { pcmFromFile } from '#analysis/audio/pcm-file.ts';
import { samplesOf, talkNames } from '#analysis/audio/reference/reference-talks.ts';
import { scoreTalk } from '#analysis/score/score-talk.ts';
import { normsOf } from '#domain/sessions/norms.ts';
import { pcmRate } from '../media/decode.ts';
import { findFfmpeg } from '../media/ffmpeg-path.ts';
import type { Figure } from './figure.ts';

const seconds = 600;
const runs = 3;

/** Ten minutes of speech as m4a (48 kHz, stereo): measured by us, and decoded by ffmpeg, each three times. */
export async function analysisFigures(directory: string): Promise<readonly Figure[]> {
  const { ffmpeg } = await findFfmpeg();
  if (!ffmpeg) return [{ name: 'analysis', value: 'no ffmpeg here' }];
  const raw = path.join(directory, 'speech.raw');
  const source = path.join(directory, 'speech.m4a');
  const target = path.join(directory, 'decoded.pcm');
  await writeFile(raw, await tenMinutes());
  const pcm = ['-f', 's16le', '-ar', `${pcmRate}`, '-ac', '1'];
  const input = [...pcm, '-i', raw];
  await promisify(execFile)(ffmpeg.path, [
    '-v',
    'error',
    ...input,
    '-ar',
    '48000',
    '-ac',
    '2',
    '-c:a',
    'aac',
    '-b:a',
    '128k',
    source,
  ]);

  const decoding = await leastCpu(async () => cpuOfFfmpeg(ffmpeg.path, ['-i', source, ...pcm, target]));
  const analysing = await leastCpu(() => cpuOfOurs(() => analyse(target)));
  return [
    { name: 'ffmpeg: decode of 10 min m4a', value: `${(seconds / decoding).toFixed(0)} × real time` },
    {
      name: 'analysis: pitch, volume, pauses, score',
      value: `${(seconds / analysing).toFixed(0)} × real time`,
      ratio: analysing / decoding,
      to: 'the CPU time of ffmpeg',
      goal: '≤ 2.0',
    },
  ];
}

async function leastCpu(measure: () => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (let run = 0; run < runs; run++) all.push(await measure());
  return Math.min(...all);
}

async function cpuOfOurs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** ffmpeg tells its own: `bench: utime=0.41s stime=0.02s …`. */
async function cpuOfFfmpeg(ffmpeg: string, args: readonly string[]): Promise<number> {
  const { stderr } = await promisify(execFile)(ffmpeg, ['-y', '-benchmark', ...args]);
  const [, user, system] = /bench: utime=([\d.]+)s stime=([\d.]+)s/.exec(stderr) ?? [];
  return Number(user) + Number(system);
}

async function analyse(file: string) {
  const pcm = pcmFromFile(file, pcmRate);
  try {
    const { summary, duration } = await measureAudio(pcm);
    return scoreTalk({ audio: summary, duration, text: null }, normsOf({ locale: 'de', kind: 'presentation' }));
  } finally {
    pcm.close();
  }
}

async function tenMinutes(): Promise<Buffer> {
  const talks = await Promise.all(talkNames.map(samplesOf));
  const speech = Buffer.alloc(seconds * pcmRate * 2);
  for (let at = 0, talk = 0; at < seconds * pcmRate; talk++) {
    const samples = talks[talk % talks.length] ?? new Float32Array();
    for (const sample of samples.subarray(0, seconds * pcmRate - at))
      speech.writeInt16LE(Math.round(sample * 32_767), 2 * at++);
  }
  return speech;
}
