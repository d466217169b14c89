import { describe, expect, test } from 'vitest';
import type { Locale } from '#domain/kernel/contract.ts';
import { normsOf } from '#domain/sessions/contract/norms.ts';
import { measureAudio } from '../../audio/measure-audio.ts';
import { pcmFromArray } from '../../audio/pcm.ts';
import { freshTexts } from '../../audio/reference/fresh-texts.ts';
import { onceEach, sampleRate } from '../../audio/reference/reference-sessions.ts';
import { analyseText } from '../../text/analyse-text.ts';
import { summariseText } from '../../text/summarise-text.ts';
import { transcriptByHand } from '../../transcription/person/transcript-by-hand.ts';
import { pausePlaces } from '../pauses/pause-places.ts';
import { scoreSession } from '../score-session.ts';
import { figuresOfSound } from '../sound/figures-of-sound.ts';
import { textMisfit } from '../text-fit/text-misfit.ts';
import { faults, noSessions, recordings, sessions } from './conditions.ts';
import { sessionTexts } from './texts.ts';

const locales = ['de', 'en'] as const;
type Name = keyof typeof sessions;

const spoken = onceEach(async (name) => {
  const [locale, session] = name.split(': ') as [Locale, Name];
  return sessions[session](locale);
});
const session = (locale: Locale, name: Name) => spoken(`${locale}: ${name}`);
const good = async (locale: Locale) => (await session(locale, 'good')).samples;

describe.each(locales)('in %s', (locale) => {
  test('a better talk has a higher total', async () => {
    const order = ['good', 'monotone', 'rushed with fillers', 'disordered'] as const;
    const totals = await Promise.all(order.map((name) => withWords(locale, name)));
    expect(totals.map(({ total }) => total)).toEqual(order.map(() => 'whole'));
    const scores = totals.map(({ score }) => Number(score));
    console.table(order.map((name, i) => ({ locale, name, score: scores[i] })));
    expect(scores[0]).toBeGreaterThan(9.5);
    for (const [i, score] of scores.slice(1).entries()) expect(score).toBeLessThan((scores[i] as number) - 0.3);
  });

  test('without words the order of the totals is the same', async () => {
    const order = ['good', 'monotone', 'rushed with fillers', 'disordered'] as const;
    const totals = await Promise.all(order.map(async (name) => soundOf((await session(locale, name)).samples, locale)));
    expect(totals.map(({ total }) => total)).toEqual(order.map(() => 'sound'));
    const scores = totals.map(({ score }) => Number(score));
    console.table(order.map((name, i) => ({ locale, name, 'sound alone': scores[i] })));
    expect(scores[0]).toBeGreaterThan(9.5);
    for (const [i, score] of scores.slice(1).entries()) expect(score).toBeLessThan((scores[i] as number) - 0.1);
  });

  test('pauses inside sentences score less than pauses between them', async () => {
    const [between, inside] = await Promise.all([
      withWords(locale, 'good'),
      withWords(locale, 'with its pauses inside of sentences'),
    ]);
    const ofPauses = ({ parts }: typeof inside) => parts.find(({ name }) => name === 'pauses');
    expect(ofPauses(between)).toMatchObject({ score: 10 });
    expect(ofPauses(inside)?.misplaced).toBeGreaterThan(0.9);
    expect(Number(inside.score)).toBeLessThan(Number(between.score) - 0.4);
  });

  test.each(Object.keys(recordings))('a good talk with %s has the same total within 0.1', async (name) => {
    const session = await good(locale);
    const [before, after] = [
      await soundScore(session, locale),
      await soundScore(made(recordings, name, session), locale),
    ];
    expect(Math.abs(Number(after) - Number(before))).toBeLessThanOrEqual(0.1);
  });

  test.each(Object.keys(faults))('a good talk that is %s loses points for its volume', async (name) => {
    const session = await good(locale);
    const [before, after] = [await soundOf(session, locale), await soundOf(made(faults, name, session), locale)];
    const volume = ({ parts }: typeof after) => Number(parts.find((part) => part.name === 'volume')?.score);
    expect(volume(after)).toBeLessThan(volume(before) - 3.6);
    // The total changes less, because the volume is one of five parts that need only sound.
    expect(Number(after.score)).toBeLessThan(Number(before.score) - 0.7);
  });

  test('gaps of 1.9 s are nearly as good as those of 2.1 s', async () => {
    const names = [
      'with a gap of 1.9 s at every fourth sentence',
      'with a gap of 2.1 s at every fourth sentence',
    ] as const;
    const [less, more] = await Promise.all(
      names.map(async (name) => soundScore((await session(locale, name)).samples, locale)),
    );
    expect(Math.abs(Number(more) - Number(less))).toBeLessThanOrEqual(0.15);
  });

  test('a whispered talk has no total', async () => {
    expect(await soundScore((await session(locale, 'whispered')).samples, locale)).toBeNull();
  });

  test('a voice on one note counts as speech, with a low score for pitch', async () => {
    const { score, parts } = await soundOf((await session(locale, 'monotone')).samples, locale);
    expect(score).not.toBeNull();
    expect(parts.find(({ name }) => name === 'pitch')?.score).toBeLessThan(2);
  });

  test('the talk’s own text fits its sound, and other texts do not', async () => {
    const sound = await measured(await good(locale));
    const own = sessionTexts[locale].join(' ');
    const other = locale === 'de' ? 'en' : 'de';
    const misfit = (text: string) =>
      textMisfit({ words: written(text, locale, sound), sound, duration: sound.duration, locale });
    expect(misfit(own)).toBeUndefined();
    expect(misfit(`${own} ${own}`)).toMatchObject({ code: 'length' });
    expect(misfit(own.split(' ').slice(0, 30).join(' '))).toMatchObject({ code: 'length' });
    expect(misfit(sessionTexts[other].join(' '))).toMatchObject({ code: 'language' });
  });

  test('a pasted text fits if it belongs to the sound; another text of the same length does not', async () => {
    const sound = await measured(await good(locale));
    const misfit = async (text: string) => {
      const transcript = await transcriptByHand({ cues: [{ text, times: null }], locale, talk: sound });
      const words = analyseText(transcript, { duration: sound.duration, gaps: sound.pauses });
      return textMisfit({ words, sound, duration: sound.duration, locale });
    };
    expect(await misfit(sessionTexts[locale].join(' '))).toBeUndefined();
    expect(await misfit([...freshTexts[locale], ...freshTexts[locale]].join(' '))).toEqual({ code: 'unfound' });
  });
});

test.each(Object.keys(noSessions))('%s has no total', async (name) => {
  expect(await soundScore(made(noSessions, name, await good('de')), 'de')).toBeNull();
});

const made = (ways: typeof recordings, name: string, session: Float32Array) =>
  (ways[name] as (typeof recordings)[string])(session);

const measured = (samples: Float32Array) => measureAudio(pcmFromArray(samples, sampleRate));
const norms = (locale: Locale) => normsOf({ locale, kind: 'presentation' });
const soundOf = async (samples: Float32Array, locale: Locale) =>
  scoreSession(figuresOfSound(await measured(samples)), norms(locale));
const soundScore = async (samples: Float32Array, locale: Locale) => (await soundOf(samples, locale)).score;

/** The figures of the talk with the words of a perfect engine. */
async function withWords(locale: Locale, name: Name) {
  const { samples, said } = await session(locale, name);
  const sound = figuresOfSound(await measured(samples));
  const words = said.map((word) => ({ ...word, confidence: 0.9 }));
  const transcript = {
    locale,
    source: 'endpoint',
    model: null,
    dropsFillers: false,
    times: 'measured',
    words,
  } as const;
  const sessionOf = { duration: sound.duration, gaps: sound.results.pauses };
  const results = analyseText(transcript, sessionOf);
  const text = summariseText(results, sessionOf, new Set());
  const places = pausePlaces({ words: results, ...sessionOf });
  return scoreSession({ ...sound, text, places }, norms(locale));
}

/** Analyses a text without times: its words are distributed evenly over the talk. */
function written(text: string, locale: Locale, { duration, pauses }: Awaited<ReturnType<typeof measured>>) {
  const texts = text.split(' ');
  const words = texts.map((word, i) => ({
    ...{ text: word, offset: (i * duration) / texts.length, duration: duration / texts.length },
    confidence: null,
  }));
  const transcript = { locale, source: 'person', model: null, dropsFillers: false, times: 'estimated', words } as const;
  return analyseText(transcript, { duration, gaps: pauses });
}
