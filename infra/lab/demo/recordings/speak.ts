import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Habit, takes, type Voice, voices } from './takes.ts';
import { texts } from './texts.ts';

/** Creates the synthetic talks of the demo again, if espeak-ng, flite, sox and ffmpeg are installed: `tsx speak.ts`. */

const run = promisify(execFile);
const rate = 16_000;
const here = import.meta.dirname;

type Manner = Readonly<{
  /** Words per minute. */
  pace: number;
  /** How far the pitch moves, in percent. */
  range: number;
  /** Pauses between sentences in seconds, used in turn. */
  pauses: readonly number[];
  /** The share of a text's fillers that is spoken. */
  fillers: number;
  /** Amplification in dB. */
  gain: number;
}>;

/** The sound of a speaker with this skill and these habits. */
function mannerOf(skill: number, { pace = 1, range = 1, pauses = 1, fillers = 1, level = 0 }: Habit = {}): Manner {
  const between = (worst: number, best: number) => worst + (best - worst) * skill;
  return {
    pace: Math.round(between(188, 140) * pace),
    range: Math.round(between(38, 140) * range),
    pauses: [0.15, 0.25, 0.35].map((short, index) => between(short, [0.7, 2.5, 1][index] ?? short) * pauses),
    fillers: Math.min(1, between(1.1, 0.05) * fillers),
    gain: between(-9, 0) + level,
  };
}

type Cue = Readonly<{ text: string; from: number; to: number }>;

/** RMS of the noise of the room, which is never silent; full scale is 1. */
const room = 0.0012;
const loudest = 0.5;

const directory = await mkdtemp(path.join(tmpdir(), 'speak-'));
for (const { speaker, text, tries } of takes)
  for (const [index, skill] of tries.entries()) {
    const voice: Voice = voices[speaker];
    const { samples, cues } = await sessionOf(voice, texts[text].lines, mannerOf(skill, voice.habit));
    const file = path.join(here, `${speaker}-${text}-${index + 1}`);
    await writeFile(`${file}.vtt`, vttOf(cues));
    await encode(samples, `${file}.mp3`);
    console.log(`${path.basename(file)}: ${(samples.length / rate).toFixed(1)} s`);
  }
await rm(directory, { recursive: true });

async function sessionOf(voice: Voice, lines: readonly string[], manner: Manner) {
  const pieces: Float32Array[] = [new Float32Array(0.5 * rate)];
  const cues: Cue[] = [];
  let at = 0.5;
  const kept = fillersKept(lines, manner.fillers);
  for (const [index, line] of lines.entries()) {
    const text = kept(line);
    const spoken = await speak(voice, text, manner);
    const seconds = spoken.length / rate;
    cues.push({ text, from: at, to: at + seconds });
    const pause = manner.pauses[index % manner.pauses.length] ?? 0;
    pieces.push(spoken, new Float32Array(Math.round(pause * rate)));
    at += seconds + Math.round(pause * rate) / rate;
  }
  return { samples: mixed(pieces, manner.gain), cues };
}

/** Keeps this share of all fillers in a text, spread evenly from its beginning. */
function fillersKept(lines: readonly string[], share: number) {
  let [seen, said] = [0, 0];
  const all = lines.join().split('{').length - 1;
  return (line: string) => {
    const text = line.replace(/\{([^}]*)\}\s?/g, (_all, filler: string) => {
      seen += 1;
      const isSaid = said < Math.ceil((all * share * seen) / all - 0.5);
      if (isSaid) said += 1;
      return isSaid ? `${filler} ` : '';
    });
    const [first = ''] = text;
    return first.toUpperCase() + text.slice(1);
  };
}

async function speak({ engine, voice, pitch }: Voice, text: string, { pace, range }: Manner): Promise<Float32Array> {
  const [wav, raw] = [path.join(directory, 'line.wav'), path.join(directory, 'line.s16')];
  if (engine === 'espeak-ng') {
    const ssml = `<speak><prosody range="${range}%">${text}</prosody></speak>`;
    await run('espeak-ng', ['-v', voice, '-p', `${pitch}`, '-s', `${pace}`, '-m', '-w', wav, ssml]);
  } else {
    const settings = {
      duration_stretch: 158 / pace,
      int_f0_target_mean: pitch,
      int_f0_target_stddev: (pitch * range) / 550,
    };
    const given = Object.entries(settings).flatMap(([name, value]) => ['--setf', `${name}=${value}`]);
    await run('flite', ['-voice', voice, ...given, '-t', text, '-o', wav]);
  }
  const trim = ['silence', '1', '0', '0.1%', 'reverse', 'silence', '1', '0', '0.1%', 'reverse'];
  // -D: no dither, so that the same text is the same talk.
  const form = ['-r', `${rate}`, '-c', '1', '-b', '16', '-e', 'signed', '-t', 'raw'];
  await run('sox', ['-D', '-G', wav, ...form, raw, ...trim]);
  const bytes = await readFile(raw);
  return Float32Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readInt16LE(2 * i) / 32_768);
}

function mixed(pieces: readonly Float32Array[], gain: number): Int16Array {
  const samples = pieces.flatMap((piece) => [...piece]);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const factor = (loudest / peak) * 10 ** (gain / 20);
  let state = 1;
  // The noise is the same each time (Park & Miller 1988).
  const noise = () => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.sqrt(3) * room * ((2 * state) / 2_147_483_647 - 1);
  };
  return Int16Array.from(samples, (sample) => Math.round((sample * factor + noise()) * 32_767));
}

async function encode(samples: Int16Array, target: string): Promise<void> {
  const raw = path.join(directory, 'talk.s16');
  await writeFile(raw, new Uint8Array(samples.buffer));
  const input = ['-f', 's16le', '-ar', `${rate}`, '-ac', '1', '-i', raw];
  const output = ['-c:a', 'libmp3lame', '-b:a', '24k', '-map_metadata', '-1', '-y', target];
  await run(process.env.FFMPEG_PATH ?? 'ffmpeg', ['-nostdin', '-v', 'error', ...input, ...output]);
}

function vttOf(cues: readonly Cue[]): string {
  const blocks = cues.map(({ text, from, to }) => `${time(from)} --> ${time(to)}\n${text}\n`);
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

function time(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(14, 23);
}
