import { describe, expect, test } from 'vitest';
import { normsOf } from '#domain/sessions/contract/norms.ts';
import { measureAudio } from '../../audio/measure-audio.ts';
import { pcmFromArray } from '../../audio/pcm.ts';
import { joined, withNoise } from '../../audio/reference/fresh-speech.ts';
import { sampleRate, samplesOf, sessionNames } from '../../audio/reference/reference-sessions.ts';
import { scoreSession } from '../score-session.ts';
import { figuresOfSound } from '../sound/figures-of-sound.ts';

const seconds = 40;

/** The other recordings contain alternating vowels, no speech. */
const spokenSessions = sessionNames.filter((name) => !name.startsWith('s'));

test.each(spokenSessions)('%s is a talk and has a total', async (name) => {
  expect(await judged(await samplesOf(name))).toMatchObject({ score: expect.any(Number) });
});

test('a talk over soft music has a total', async () => {
  const session = await samplesOf('e01_de_f3.pink12');
  const music = melody({ notes: [0.4], vibrato: 0.02, loud: 0.02 });
  expect((await judged(session.map((sample, i) => sample + (music[i % music.length] as number)))).score).not.toBeNull();
});

describe('a sound without a talk has no total', () => {
  test.each([
    { what: 'a tune on a flute', sound: melody({ notes: [0.2, 0.4, 0.6], vibrato: 0.02 }) },
    { what: 'a quick tune', sound: melody({ notes: [0.1, 0.15], vibrato: 0.01 }) },
    { what: 'notes with rests', sound: melody({ notes: [0.3], vibrato: 0, rest: 0.3 }) },
    { what: 'beeps', sound: sounding((time) => (time % 1 < 0.5 ? 0.2 * Math.sin(2 * Math.PI * 400 * time) : 0)) },
  ])('$what is no speech', async ({ sound }) => {
    expect(await judged(sound)).toMatchObject({ score: null, withheld: { code: 'not_speech' } });
  });

  test('bursts of noise have too little voice', async () => {
    const noise = withNoise(new Float32Array(seconds * sampleRate), 0.2);
    const bursts = noise.map((sample, i) => ((i / sampleRate) % 0.7 < 0.3 ? sample : sample / 1_000));
    expect(await judged(bursts)).toMatchObject({ score: null, withheld: { code: 'too_little_voice' } });
  });

  test('a man and a woman in turn are two voices', async () => {
    const [man, woman] = [await samplesOf('e02_en_kal.clean'), await samplesOf('a02_en_f2.clean')];
    const turn = (samples: Float32Array, i: number) => samples.subarray(5 * i * sampleRate, 5 * (i + 1) * sampleRate);
    const turns = [1, 2, 3, 4].flatMap((i) => [turn(man, i), turn(woman, i)]);
    expect(await judged(joined(turns))).toMatchObject({
      score: null,
      withheld: { code: 'not_speech', sign: 'two_voices' },
    });
  });
});

async function judged(samples: Float32Array) {
  const session = figuresOfSound(await measureAudio(pcmFromArray(samples, sampleRate)));
  return scoreSession(session, normsOf({ locale: 'en', kind: 'presentation' }));
}

function sounding(at: (time: number) => number): Float32Array {
  return Float32Array.from({ length: seconds * sampleRate }, (_, i) => at(i / sampleRate));
}

type Tune = Readonly<{ notes: readonly number[]; vibrato: number; rest?: number; loud?: number }>;

/** A pentatonic melody with two overtones for each note. `notes`: the lengths of the notes in turn, in seconds. `vibrato`: a share of the pitch. */
function melody({ notes, vibrato, rest = 0, loud = 0.2 }: Tune): Float32Array {
  const steps = [0, 2, 4, 7, 9, 12, 7, 4];
  let [note, from, phase] = [0, 0, 0];
  return sounding((time) => {
    const length = notes[note % notes.length] as number;
    if (time >= from + length + rest) {
      from += length + rest;
      note += 1;
    }
    const pitch = 220 * 2 ** ((steps[note % steps.length] as number) / 12);
    phase += (2 * Math.PI * pitch * (1 + vibrato * Math.sin(2 * Math.PI * 5.5 * time))) / sampleRate;
    const envelope = time > from + length ? 0 : Math.min(1, (time - from) / 0.03, (from + length - time) / 0.05);
    return loud * envelope * (Math.sin(phase) + 0.4 * Math.sin(2 * phase) + 0.2 * Math.sin(3 * phase));
  });
}
