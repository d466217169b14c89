import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { measureAudio } from '#analysis/audio/measure-audio.ts';
import { pcmFromFile } from '#analysis/audio/pcm-file.ts';
import { scoreSession } from '#analysis/score/score-session.ts';
import { figuresOfSound } from '#analysis/score/sound/figures-of-sound.ts';
import { normsOf } from '#domain/sessions/contract/norms.ts';
import { pcmRate } from '#infra/media/decode.ts';
import { findFfmpeg } from '#infra/media/ffmpeg-path.ts';
import { cpuOfOurs, leastCpu } from './cpu.ts';
import type { Figure } from './figure.ts';
import { cpuOfPraat } from './praat-speed.ts';
import { queueFigures } from './session-queue.ts';
import { pcmFormat, seconds, tenMinutes } from './ten-minutes.ts';

/** Ten minutes of speech, measured by the product, decoded by ffmpeg, and measured by Praat; then a queue of such talks. */
export async function analysisFigures(directory: string): Promise<readonly Figure[]> {
  const { ffmpeg } = await findFfmpeg();
  if (!ffmpeg) return [{ name: 'analysis', value: 'no ffmpeg here' }];
  const { wav, m4a, ogg } = await tenMinutes(ffmpeg.path, directory);
  const target = path.join(directory, 'decoded.pcm');
  const decode = (file: string) => leastCpu(() => cpuOfFfmpeg(ffmpeg.path, ['-i', file, ...pcmFormat, target]));

  const fromOgg = await decode(ogg);
  const fromM4a = await decode(m4a);
  const analysing = await leastCpu(() => cpuOfOurs(() => analyse(target)));
  const praat = await cpuOfPraat(wav);
  return [
    { name: 'ffmpeg: decode of 10 min m4a', value: timesRealTime(fromM4a) },
    beside({ analysing, reference: fromM4a, to: 'the CPU time of ffmpeg', goal: '≤ 2.0' }),
    ...(praat ? [beside({ analysing, reference: praat, to: 'the CPU time of Praat', goal: '≤ 0.4' })] : []),
    { name: 'decode to score of 10 min m4a', value: `${(fromM4a + analysing).toFixed(2)} s of CPU`, goal: '≤ 3 s' },
    {
      name: 'decode to score of 10 min ogg (Opus)',
      value: `${(fromOgg + analysing).toFixed(2)} s of CPU`,
      goal: '≤ 5 s',
    },
    ...(await queueFigures(ffmpeg.path, m4a)),
  ];
}

type Comparison = Readonly<{ analysing: number; reference: number; to: string; goal: string }>;

function beside({ analysing, reference, to, goal }: Comparison): Figure {
  const name = 'analysis of sound, and score';
  return { name, value: timesRealTime(analysing), ratio: analysing / reference, to, goal };
}

const timesRealTime = (cpu: number) => `${(seconds / cpu).toFixed(0)} × real time`;

/** Parses ffmpeg's own figures: `bench: utime=0.41s stime=0.02s …`. */
async function cpuOfFfmpeg(ffmpeg: string, args: readonly string[]): Promise<number> {
  const { stderr } = await promisify(execFile)(ffmpeg, ['-y', '-benchmark', ...args]);
  const [, user, system] = /bench: utime=([\d.]+)s stime=([\d.]+)s/.exec(stderr) ?? [];
  return Number(user) + Number(system);
}

async function analyse(file: string) {
  const pcm = pcmFromFile(file, pcmRate);
  try {
    return scoreSession(figuresOfSound(await measureAudio(pcm)), normsOf({ locale: 'de', kind: 'presentation' }));
  } finally {
    pcm.close();
  }
}
