import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { measureAudio } from '#analysis/audio/measure-audio.ts';
import { pcmFromFile } from '#analysis/audio/pcm-file.ts';
import { samplesOf, talkNames } from '#analysis/audio/reference/reference-talks.ts';
import { scoreTalk } from '#analysis/score/score-talk.ts';
import { decodeToPcm, pcmRate } from '../media/decode.ts';
import { findFfmpeg } from '../media/ffmpeg-path.ts';
import { bestOf, type Figure } from './figure.ts';

const seconds = 600;
const runs = 3;

/** Ten minutes of speech as m4a: measured by us, and decoded by ffmpeg, each three times. */
export async function analysisFigures(directory: string): Promise<readonly Figure[]> {
  const { ffmpeg } = await findFfmpeg();
  if (!ffmpeg) return [{ name: 'analysis', value: 'no ffmpeg here' }];
  const raw = path.join(directory, 'speech.raw');
  const source = path.join(directory, 'speech.m4a');
  const target = path.join(directory, 'decoded.pcm');
  await writeFile(raw, await tenMinutes());
  const input = ['-f', 's16le', '-ar', `${pcmRate}`, '-ac', '1', '-i', raw];
  await promisify(execFile)(ffmpeg.path, ['-v', 'error', ...input, '-c:a', 'aac', '-b:a', '64k', source]);

  const format = { demuxer: 'mov', contentType: 'audio/mp4', kind: 'audio' } as const;
  const decode = () => decodeToPcm({ ffmpeg: ffmpeg.path, source, format, target, maxSeconds: 7_200 });
  const decoding = await bestOf(runs, decode);
  const analysing = await bestOf(runs, () => analyse(target));
  return [
    { name: 'ffmpeg: decode of 10 min m4a', value: `${(seconds / decoding).toFixed(0)} × real time` },
    {
      name: 'analysis: pitch, volume, pauses, score',
      value: `${(seconds / analysing).toFixed(0)} × real time`,
      ratio: analysing / decoding,
      to: 'the time of ffmpeg',
      goal: '≤ 2.0',
    },
  ];
}

async function analyse(file: string) {
  const pcm = pcmFromFile(file, pcmRate);
  try {
    const { summary, duration } = await measureAudio(pcm);
    return scoreTalk({ ...summary, duration });
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
