import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { samplesOf, sessionNames } from '#analysis/audio/reference/reference-sessions.ts';
import { pcmRate } from '#infra/media/decode.ts';

/** Length of the measured talk. */
export const seconds = 600;

export const pcmFormat = ['-f', 's16le', '-ar', `${pcmRate}`, '-ac', '1'] as const;

const codecs = {
  wav: ['-ar', `${pcmRate}`, '-ac', '1'],
  m4a: ['-ar', '48000', '-ac', '2', '-c:a', 'aac', '-b:a', '128k'],
  ogg: ['-ar', '48000', '-ac', '2', '-c:a', 'libopus', '-b:a', '64k'],
} as const;

export type SessionFiles = Readonly<Record<keyof typeof codecs, string>>;

/** Ten minutes of speech in the usual form of uploads: 48 kHz, stereo; the wav is the measured sound. */
export async function tenMinutes(ffmpeg: string, directory: string): Promise<SessionFiles> {
  const raw = path.join(directory, 'speech.raw');
  await writeFile(raw, await speech());
  const encoded = Object.entries(codecs).map(async ([name, codec]) => {
    const file = path.join(directory, `speech.${name}`);
    await promisify(execFile)(ffmpeg, ['-v', 'error', ...pcmFormat, '-i', raw, ...codec, file]);
    return [name, file] as const;
  });
  return Object.fromEntries(await Promise.all(encoded)) as SessionFiles;
}

async function speech(): Promise<Buffer> {
  const sessions = await Promise.all(sessionNames.map(samplesOf));
  const whole = Buffer.alloc(seconds * pcmRate * 2);
  for (let at = 0, session = 0; at < seconds * pcmRate; session++) {
    const samples = sessions[session % sessions.length] ?? new Float32Array();
    for (const sample of samples.subarray(0, seconds * pcmRate - at))
      whole.writeInt16LE(Math.round(sample * 32_767), 2 * at++);
  }
  return whole;
}
