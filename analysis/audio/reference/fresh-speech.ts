import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sampleRate } from './reference-sessions.ts';

const run = promisify(execFile);

/** Whether new talks can be synthesised: espeak-ng and sox are installed. */
export const canSpeak = await Promise.all([run('espeak-ng', ['--version']), run('sox', ['--version'])]).then(
  () => true,
  () => false,
);

export type Speaker = Readonly<{
  /** Name of the voice in espeak-ng, for example `de+f3`. */
  voice: string;
  wordsPerMinute: number;
}>;

/** Samples -1..1 at `sampleRate`, without the silence before and after. */
export async function spoken(text: string, { voice, wordsPerMinute }: Speaker): Promise<Float32Array> {
  const directory = await mkdtemp(path.join(tmpdir(), 'speech-'));
  try {
    const [wav, raw] = [path.join(directory, 'talk.wav'), path.join(directory, 'talk.s16')];
    await run('espeak-ng', ['-v', voice, '-s', `${wordsPerMinute}`, '-w', wav, text]);
    const format = ['-r', `${sampleRate}`, '-c', '1', '-b', '16', '-e', 'signed', '-t', 'raw'];
    const trim = ['silence', '1', '0', '0.1%', 'reverse', 'silence', '1', '0', '0.1%', 'reverse'];
    // -D: no dither, so that the same text always gives the same samples.
    await run('sox', ['-D', '-G', wav, ...format, raw, ...trim]);
    const bytes = await readFile(raw);
    return Float32Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readInt16LE(2 * i) / 32_768);
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** The number of spoken syllables by espeak-ng: its phonemes with a vowel. */
export async function syllablesOf(text: string, voice: string): Promise<number> {
  const { stdout } = await run('espeak-ng', ['-v', voice, '-q', '--ipa', '--sep=_', text]);
  return stdout.split(/[\s_]+/).filter((phoneme) => /[aeiouyæœøɐɑɒɔəɛɜɪʊʌʏɨ]/.test(phoneme)).length;
}

/** Adds white noise of this RMS. Its pseudo-random numbers are the same at each call (Park & Miller 1988). */
export function withNoise(samples: Float32Array, rms: number): Float32Array {
  let state = 1;
  return samples.map((sample) => {
    state = (state * 48_271) % 2_147_483_647;
    return sample + Math.sqrt(3) * rms * ((2 * state) / 2_147_483_647 - 1);
  });
}

export function joined(pieces: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}
