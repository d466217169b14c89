import { describe, expect, test } from 'vitest';
import { manners, syntheticSession } from '../../score/sessions/synthetic-session.ts';
import { sessionTexts } from '../../score/sessions/texts.ts';
import { measureAudio } from '../measure-audio.ts';
import { pcmFromArray } from '../pcm.ts';
import { withNoise } from '../reference/fresh-speech.ts';
import syllables from '../reference/human/syllables.json' with { type: 'json' };
import { sampleRate, samplesOf } from '../reference/reference-sessions.ts';

const sounds = { de: ['Äh', 'Ähm', 'Öh', 'Öhm'], en: ['Uh', 'Um', 'Er', 'Erm'] } as const;

type Voice = Readonly<{ locale: 'de' | 'en'; voice: string; wordsPerMinute: number; noise: number }>;
const voices: readonly Voice[] = [
  { locale: 'de', voice: 'de+f3', wordsPerMinute: 160, noise: 0 },
  { locale: 'de', voice: 'de+m2', wordsPerMinute: 200, noise: 0.003 },
  { locale: 'de', voice: 'de+f5', wordsPerMinute: 120, noise: 0 },
  { locale: 'en', voice: 'en+m3', wordsPerMinute: 160, noise: 0 },
  { locale: 'en', voice: 'en+f2', wordsPerMinute: 200, noise: 0.003 },
  { locale: 'en', voice: 'en-us+m1', wordsPerMinute: 160, noise: 0 },
];

/** Sentences with hesitations of 0.2 to 0.7 s, each with a gap of 50 to 600 ms before or after it. */
async function hesitant({ locale, voice, wordsPerMinute, noise }: Voice) {
  const pieces = sessionTexts[locale].slice(0, 8).flatMap((sentence, i) => {
    const words = sentence.split(' ');
    const cut = 2 + (i % 4);
    const manner = { wordsPerMinute: 90 + 10 * (i % 5), range: 10 * (i % 3), pitch: 40 + 5 * (i % 4) };
    return [
      { text: words.slice(0, cut).join(' '), pause: [0.05, 0.12, 0.3, 0.6][i % 4] as number },
      { text: sounds[locale][i % 4] as string, pause: [0.2, 0.1, 0.5, 0.05][i % 4] as number, manner },
      { text: words.slice(cut).join(' '), pause: i % 3 === 0 ? 2.2 : 0.7 },
    ];
  });
  const { samples, said } = await syntheticSession(pieces, { ...manners[locale], voice, wordsPerMinute });
  const isHesitation = ({ text }: Readonly<{ text: string }>) => (sounds[locale] as readonly string[]).includes(text);
  return { samples: noise > 0 ? withNoise(samples, noise) : samples, truth: said.filter(isHesitation) };
}

type Stretch = Readonly<{ offset: number; duration: number }>;
const overlap = (one: Stretch, other: Stretch) =>
  one.offset < other.offset + other.duration && other.offset < one.offset + one.duration;

const hesitationsIn = async (samples: Float32Array) =>
  (await measureAudio(pcmFromArray(samples, sampleRate))).hesitations;

test('at least 80 % of the findings are hesitations, and at least 80 % of the hesitations are found', async () => {
  const counts = { said: 0, found: 0, right: 0, counted: 0 };
  for (const voice of voices) {
    const { samples, truth } = await hesitant(voice);
    const counted = await hesitationsIn(samples);
    counts.said += truth.length;
    counts.counted += counted.length;
    counts.found += truth.filter((each) => counted.some((other) => overlap(each, other))).length;
    counts.right += counted.filter((each) => truth.some((other) => overlap(each, other))).length;
  }
  const [precision, recall] = [counts.right / counts.counted, counts.found / counts.said];
  console.table([{ ...counts, precision, recall }]);
  expect(counts.said).toBeGreaterThan(40);
  expect(precision).toBeGreaterThanOrEqual(0.8);
  expect(recall).toBeGreaterThanOrEqual(0.8);
});

describe('fluent human speech', () => {
  test.each(Object.keys(syllables))('of %s has no hesitations', async (voice) => {
    expect(await hesitationsIn(await samplesOf(`human/${voice}`))).toEqual([]);
  });
});
