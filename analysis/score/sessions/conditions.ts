import type { Locale } from '#domain/kernel/contract.ts';
import { joined, withNoise } from '../../audio/reference/fresh-speech.ts';
import { sampleRate } from '../../audio/reference/reference-sessions.ts';
import type { Manner } from '../../audio/reference/speak.ts';
import { manners, type Piece, type SyntheticSession, syntheticSession } from './synthetic-session.ts';
import { sessionTexts } from './texts.ts';

/** Hesitation sounds as espeak-ng speaks them: long vowels, and one that ends in an m. */
const hesitations = { de: ['Äh', 'Ähm'], en: ['Uh', 'Um'] } as const;
/** People speak hesitations slowly, on one note. */
const held = { wordsPerMinute: 100, range: 0 } as const;

const sentences = (locale: Locale) => sessionTexts[locale];

/** A pause of 2.3 s after every fourth sentence, a breath of 0.7 s after the others. */
const wellPaused = (locale: Locale): readonly Piece[] =>
  sentences(locale).map((text, i) => ({ text, pause: i % 4 === 3 ? 2.3 : 0.7 }));

/** Splits each sentence after its third word and adds a hesitation after each part. `pause`: seconds after the i-th piece. */
function hesitant(locale: Locale, pause: (index: number) => number): readonly Piece[] {
  const pieces = sentences(locale).flatMap((sentence) => {
    const words = sentence.split(' ');
    return [words.slice(0, 3).join(' '), ...(words.length > 3 ? [words.slice(3).join(' ')] : [])];
  });
  return pieces.flatMap((text, i) => {
    const filler = hesitations[locale][i % 2] as string;
    return [
      { text, pause: pause(2 * i) },
      { text: filler, pause: pause(2 * i + 1), manner: held },
    ];
  });
}

type Make = (locale: Locale) => Promise<SyntheticSession>;
const spokenAs = (pieces: (locale: Locale) => readonly Piece[], change: Partial<Manner> = {}): Make => {
  return (locale) => syntheticSession(pieces(locale), { ...manners[locale], ...change });
};

/** Synthetic talks with known content, by name. */
export const sessions = {
  good: spokenAs(wellPaused),
  monotone: spokenAs(wellPaused, { range: 0 }),
  'rushed with fillers': spokenAs((locale) => hesitant(locale, () => 0.12), { wordsPerMinute: 270 }),
  disordered: async (locale) => {
    const silences = [0.3, 3.5, 0.4, 6, 0.5, 0.3, 8, 0.4];
    const session = await spokenAs((each) => hesitant(each, (i) => silences[i % silences.length] as number), {
      wordsPerMinute: 230,
      range: 5,
    })(locale);
    return { ...session, samples: changed(session.samples, (second) => (Math.floor(second / 7) % 2 ? -16 : 0)) };
  },
  'with its pauses inside of sentences': spokenAs((locale) =>
    sentences(locale).flatMap((text, i) => {
      const words = text.split(' ');
      const [begun, rest] = [words.slice(0, 4).join(' '), words.slice(4).join(' ')];
      return i % 4 === 3
        ? [
            { text: begun, pause: 2.3 },
            { text: rest, pause: 0.7 },
          ]
        : [{ text, pause: 0.7 }];
    }),
  ),
  whispered: (locale) => syntheticSession(wellPaused(locale), { ...manners[locale], voice: `${locale}+whisper` }),
  'without a pause': spokenAs((locale) => sentences(locale).map((text) => ({ text, pause: 0.15 }))),
  'with a gap of 1.9 s at every fourth sentence': spokenAs((locale) =>
    sentences(locale).map((text, i) => ({ text, pause: i % 4 === 3 ? 1.9 : 0.7 })),
  ),
  'with a gap of 2.1 s at every fourth sentence': spokenAs((locale) =>
    sentences(locale).map((text, i) => ({ text, pause: i % 4 === 3 ? 2.1 : 0.7 })),
  ),
} as const satisfies Readonly<Record<string, Make>>;

/** Changes the level of the sound by `decibels`, a function of the time in seconds. */
function changed(samples: Float32Array, decibels: (second: number) => number): Float32Array {
  return samples.map((sample, i) => sample * 10 ** (decibels(i / sampleRate) / 20));
}

const silence = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * sampleRate));

/** Changes to the recording of a good talk that must not change its score much: they do not come from the speaker. */
export const recordings: Readonly<Record<string, (session: Float32Array) => Float32Array>> = {
  '12 dB softer': (session) => changed(session, () => -12),
  '12 dB louder': (session) => changed(session, () => 12).map((sample) => Math.max(-1, Math.min(1, sample))),
  'an offset of 0.2': (session) => session.map((sample) => 0.6 * sample + 0.2),
  'hum of 50 Hz at -30 dBFS': (session) => withHum(session, 50, 0.0447),
  'hum of 60 Hz at -30 dBFS': (session) => withHum(session, 60, 0.0447),
  '20 s of silence before': (session) => joined([silence(20), session]),
  '120 s of silence behind': (session) => joined([session, silence(120)]),
  '120 s of a quiet room behind': (session) => withNoise(joined([session, silence(120)]), 0.0005),
};

const withHum = (session: Float32Array, hertz: number, amplitude: number) =>
  session.map((sample, i) => sample + amplitude * Math.sin((2 * Math.PI * hertz * i) / sampleRate));

/** Changes to a good talk that make it worse. */
export const faults: Readonly<Record<string, (session: Float32Array) => Float32Array>> = {
  'fading by 30 dB': (session) => changed(session, (second) => (-30 * second * sampleRate) / session.length),
  'pumping by 20 dB': (session) => changed(session, (second) => -10 + 10 * Math.sin(second)),
  'its last half 18 dB softer': (session) =>
    changed(session, (second) => (second * sampleRate > session.length / 2 ? -18 : 0)),
};

/** Sounds in which nobody speaks, or too little. */
export const noSessions: Readonly<Record<string, (good: Float32Array) => Float32Array>> = {
  silence: () => silence(60),
  noise: () => withNoise(silence(60), 0.1),
  tones: () =>
    silence(60).map(
      (_, i) => 0.2 * Math.sin((2 * Math.PI * ([220, 277, 330][Math.floor(i / 6_400) % 3] as number) * i) / sampleRate),
    ),
  'a tone that is tapped': () =>
    silence(60).map((_, i) =>
      (i / sampleRate) % 0.25 < 0.15 ? 0.2 * Math.sin((2 * Math.PI * 200 * i) / sampleRate) : 0,
    ),
  'twenty seconds': (good) => good.subarray(0, 20 * sampleRate),
  'twenty seconds and much silence': (good) => joined([good.subarray(0, 20 * sampleRate), silence(60)]),
};
