import { describe, expect, test } from 'vitest';
import type { Locale } from '#domain/kernel/contract.ts';
import { measureAudio } from '../../audio/measure-audio.ts';
import { pcmFromArray } from '../../audio/pcm.ts';
import { joined } from '../../audio/reference/fresh-speech.ts';
import { freshTexts } from '../../audio/reference/fresh-texts.ts';
import { onceEach, sampleRate, samplesOf } from '../../audio/reference/reference-sessions.ts';
import { percentile } from '../../audio/statistics.ts';
import { syntheticSession } from '../../score/sessions/synthetic-session.ts';
import { sessionTexts } from '../../score/sessions/texts.ts';
import { alignWords } from '../text-match/align-words.ts';
import { writtenWords } from '../text-match/written-words.ts';
import { wordTimes } from './word-times.ts';

const sentences = { de: [...sessionTexts.de, ...freshTexts.de], en: [...sessionTexts.en, ...freshTexts.en] };
const voices = {
  de: { voice: 'de+m7', wordsPerMinute: 170, range: 60 },
  en: { voice: 'en+f2', wordsPerMinute: 170, range: 60 },
};
const pauses = { 'with gaps': [0.5, 0.5, 0.5, 1.2], 'without gaps': [0.15] };
type Pauses = keyof typeof pauses;

const spoken = onceEach(async (name) => {
  const [locale, manner] = name.split(': ') as [Locale, Pauses];
  const pieces = sentences[locale].map((text, i) => ({
    text,
    pause: pauses[manner][i % pauses[manner].length] as number,
  }));
  const { samples, said } = await syntheticSession(pieces, voices[locale]);
  return { said, sound: await measureAudio(pcmFromArray(samples, sampleRate)) };
});

/** A text that differs from what was said; `extra` are sentences that nobody said. */
const texts = {
  'as it was said': (locale) => sentences[locale],
  'without every fifth sentence': (locale) => sentences[locale].filter((_, i) => i % 5 !== 2),
  'with a sentence too many after every fifth': (locale) =>
    sentences[locale].flatMap((sentence, i) =>
      i % 5 === 2 ? [sentence, nonsense(sentences[locale][(i * 7 + 3) % 20] ?? '')] : [sentence],
    ),
  'of another talk': (locale) => sentences[locale].map(nonsense).reverse(),
} as const satisfies Record<string, (locale: Locale) => readonly string[]>;

const nonsense = (sentence: string) => `X${sentence.split(' ').reverse().join(' ').replace(/[.,?]/g, '')}.`;

/** For each word of the text: its error in seconds (null if the word was not said), and whether its time is sure. */
async function timed(locale: Locale, manner: Pauses, text: keyof typeof texts) {
  const { said, sound } = await spoken(`${locale}: ${manner}`);
  const words = texts[text](locale).flatMap((sentence) =>
    writtenWords(sentence).map((word) => ({ word, isSaid: !sentence.startsWith('X') })),
  );
  const { pauses: gaps, syllableNuclei, pitch } = sound;
  const times = await wordTimes(
    words.map(({ word }) => word),
    { locale, within: { from: 0, to: sound.duration }, clues: { pauses: gaps, syllableNuclei, pitch } },
  );
  const saidWords = words.flatMap(({ isSaid }, i) => (isSaid ? [i] : []));
  const truth = new Map<number, number>();
  const blocks = alignWords(
    saidWords.map((i) => words[i]?.word ?? ''),
    said.map((word) => word.text),
  );
  for (const { kind, before, after } of blocks)
    if (kind === 'same') truth.set(saidWords[before.from] ?? -1, said[after.from]?.offset ?? 0);
  return times.map(({ offset, timeUnsure }, i) => ({
    isSaid: words[i]?.isSaid,
    isSure: !timeUnsure,
    error: truth.has(i) ? Math.abs(offset - (truth.get(i) as number)) : null,
  }));
}

const share = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length / Math.max(1, all.length);

describe.each(['de', 'en'] as const)('in %s', (locale) => {
  test.each([
    ['with gaps', 'as it was said', 0.05],
    ['without gaps', 'as it was said', 0.1],
    ['with gaps', 'without every fifth sentence', 0.2],
    ['without gaps', 'without every fifth sentence', 0.25],
    ['with gaps', 'with a sentence too many after every fifth', 0.2],
    ['without gaps', 'with a sentence too many after every fifth', 0.35],
  ] as const)('a talk %s and its text %s: half of the words lie within 0.1 s', async (manner, text, mostUnsure) => {
    const words = (await timed(locale, manner, text)).filter(({ isSaid }) => isSaid);
    const errors = words.flatMap(({ error, isSure }) => (isSure && error !== null ? [error] : []));
    const figures = {
      median: percentile(errors, 0.5),
      farOff: share(errors, (error) => error > 1),
      unsure: share(words, ({ isSure }) => !isSure),
    };
    console.table([{ locale, manner, text, ...figures }]);
    expect(figures.median).toBeLessThanOrEqual(0.1);
    expect(figures.farOff).toBeLessThanOrEqual(0.06);
    expect(figures.unsure).toBeLessThanOrEqual(mostUnsure);
  });

  test.each(['with gaps', 'without gaps'] as const)(
    'a talk %s: most unspoken words have no time, and no word of another talk has one',
    async (manner) => {
      const extra = await timed(locale, manner, 'with a sentence too many after every fifth');
      expect(
        share(
          extra.filter(({ isSaid }) => !isSaid),
          ({ isSure }) => isSure,
        ),
      ).toBeLessThanOrEqual(0.25);
      expect(share(await timed(locale, manner, 'of another talk'), ({ isSure }) => isSure)).toBe(0);
    },
  );
});

const readings = {
  'austen-0870':
    'and mister John Dashwood had then leisure to consider how much there might be prudently in his power to do for them.',
  'austen-0890': 'unless to be rather cold hearted and rather selfish is to be ill disposed.',
  'austen-0920': 'had he married a more amiable woman he might have been made still more respectable than he was.',
};

test('finds sentences at the times at which a human read them', async () => {
  const sounds = await Promise.all(Object.keys(readings).map((name) => samplesOf(`human/${name}`)));
  const {
    duration,
    pauses: gaps,
    syllableNuclei,
    pitch,
  } = await measureAudio(pcmFromArray(joined(sounds), sampleRate));
  const texts = Object.values(readings).map((text) => writtenWords(text));
  const clues = { pauses: gaps, syllableNuclei, pitch };
  const times = await wordTimes(texts.flat(), { locale: 'en', within: { from: 0, to: duration }, clues });
  const ends = sounds.map((_, i) => joined(sounds.slice(0, i + 1)).length / sampleRate);
  const isInPlace = texts
    .flatMap((words, i) => words.map(() => i))
    .map((i, word) => {
      const { offset, timeUnsure } = times[word] ?? { offset: -1, timeUnsure: true };
      return !timeUnsure && offset >= (ends[i - 1] ?? 0) && offset < (ends[i] as number);
    });
  expect(share(isInPlace, Boolean)).toBeGreaterThanOrEqual(0.9);
});

test('finds an hour of words in an hour of sound without blocking other work', async () => {
  const count = 14_000;
  const nuclei = Array.from({ length: count }, (_, i) => i * 0.25 + 0.1 + (i % 7) * 0.01);
  const pitch = { t0: 0, dt: 0.01, values: Array.from({ length: count * 25 }, (_, i) => (i % 25 < 18 ? 120 : null)) };
  const words = Array.from({ length: count / 2 }, (_, i) => ['gelesen', 'Wasser', 'heute.'][i % 3] as string);
  let turns = 0;
  const others = setInterval(() => {
    turns++;
  }, 1);
  const clues = { pauses: [], syllableNuclei: nuclei, pitch };
  const times = await wordTimes(words, { locale: 'de', within: { from: 0, to: count / 4 }, clues });
  clearInterval(others);
  expect(times).toHaveLength(words.length);
  expect(turns).toBeGreaterThan(20);
});
