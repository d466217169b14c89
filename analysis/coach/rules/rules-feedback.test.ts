import { describe, expect, test } from 'vitest';
import { adviceCodes } from '#domain/sessions/contract/advice.ts';
import { analyseMovement } from '../../movement/analyse-movement.ts';
import { type Path, samplesAlong, swayBy } from '../../movement/testing/synthetic.ts';
import { judgeSession } from '../../score/judge-session.ts';
import { plainGerman } from '../../score/testing/plain-german.ts';
import { plainText, type Spoken, spokenSession } from '../../score/testing/spoken-session.ts';
import { faultsOf } from '../check/faults-of.ts';
import type { Facts } from '../coach.ts';
import { factsOf, factsOfMoved, factsOfSound } from '../testing/facts.ts';
import { englishWords } from './english-words.ts';
import { exerciseFor, findingsOf } from './findings.ts';
import { germanWords } from './german-words.ts';
import { rulesFeedback } from './rules-feedback.ts';
import { sessionFacts } from './session-facts.ts';

const texts = { de: plainGerman, en: plainText };
const paused = { 30: 3, 45: 3 };
const full = { syllableCount: 100, speechRate: 3.3, articulationRate: 4.4, signalToNoise: 38.2 };
const bad: Spoken['audio'] = { ...full, control: { even: 9, ends: 3, emphasis: 8 }, pitchVariation: 0.05 };
/** Doubles a text, because fast speech of one text is too short for a score. */
const twice = (text: string) => `${text} ${text}`;

const sessions: readonly (readonly [what: string, spoken: Omit<Spoken, 'text' | 'locale'>])[] = [
  ['with nothing to mend', { pauses: paused, audio: full }],
  ['with one finding', { audio: full }],
  ['with three findings', { every: 0.3, confidence: 0.5, audio: bad }],
  ['with everything wrong', { every: 0.25, confidence: 0.3, audio: { ...bad, pausesPerMinute: 14 } }],
  ['of two hours', { every: 60, audio: full }],
];

const moves: readonly (readonly [string, Path, Readonly<Record<'de' | 'en', RegExp>>])[] = [
  [
    'well',
    { gesturesPerMinute: 12 },
    { de: /Ihre Bewegung erreicht 10 von 10 Punkten/, en: /your movement reaches 10 of 10 points/ },
  ],
  [
    'swaying',
    { gesturesPerMinute: 12, x: swayBy(0.08, 0.3) },
    { de: /erreicht 7,5 von 10 Punkten.*dass Sie schwanken/, en: /reaches 7\.5 of 10 points.*that you sway/ },
  ],
];

describe.each(['de', 'en'] as const)('in %s', (locale) => {
  describe.each(sessions)('a talk %s', (_what, spoken) => {
    const asked = { ...spoken, text: (spoken.every ?? 1) < 0.5 ? twice(texts[locale]) : texts[locale], locale };

    test.each([
      ['with words', factsOf(asked)],
      ['without words', factsOfSound(asked)],
    ])('%s gets a text that passes the check, with a figure in each sentence', (_known, facts) => {
      const feedback = rulesFeedback(facts);
      expect(faultsOf(feedback, facts)).toEqual([]);
      for (const sentence of sentencesOf(feedback)) expect(sentence).toMatch(/\d/);
      expect(feedback).not.toMatch(/undefined|NaN|null| {2}/);
    });
  });

  test('each finding and exercise contains figures or moments', () => {
    for (const facts of everyFinding(locale)) {
      const [advice] = facts.judged.advice;
      const [finding = ''] = findingsOf(facts);
      const moments = advice?.moments.length ? /\[\d\d:\d\d\]/ : /\d/;
      expect(finding, advice?.code).toMatch(moments);
      for (const sentence of sentencesOf(`${finding} ${exerciseFor(facts)}`))
        expect(sentence, advice?.code).toMatch(/\d/);
      expect(faultsOf(rulesFeedback(facts), facts), advice?.code).toEqual([]);
    }
  });

  test.each(moves)('names the movement with its score: %s', (_what, path, told) => {
    const { summary } = analyseMovement(samplesAlong(path));
    for (const [, spoken] of sessions) {
      const asked = { ...spoken, text: (spoken.every ?? 1) < 0.5 ? twice(texts[locale]) : texts[locale], locale };
      const facts = factsOfMoved(asked, summary);
      const feedback = rulesFeedback(facts);
      expect(feedback).toMatch(told[locale]);
      expect(faultsOf(feedback, facts)).toEqual([]);
    }
  });

  test('figures have at most one decimal, and no ordinary space before a percent sign', () => {
    for (const facts of everyFinding(locale)) {
      const feedback = rulesFeedback(facts);
      expect(feedback.match(locale === 'de' ? /\d,\d{2,}/g : /\d\.\d{2,}/g), feedback).toBeNull();
      expect(feedback).not.toMatch(/\d %/);
    }
  });

  test('a silent recording gets two sentences', () => {
    const silent = {
      averagePitch: null,
      pitchVariation: null,
      averageVolume: null,
      pausesPerMinute: null,
      speechTime: 0,
    };
    const feedback = rulesFeedback(factsOfSound({ text: texts[locale], locale, audio: silent }));
    expect(sentencesOf(feedback)).toHaveLength(2);
  });

  test('a talk without a total score gets two sentences with the reason', () => {
    const feedback = rulesFeedback(factsOf({ text: texts[locale], locale, every: 0.4 }));
    expect(sentencesOf(feedback)).toHaveLength(2);
    expect(feedback).toMatch(/2[56][.,]\d s .* 30 s/);
  });
});

test('begins with the finding that cost most, with its cost and moments', () => {
  const paragraphs = rulesFeedback(factsOf({ text: plainText, audio: full })).split('\n\n');
  expect(paragraphs[0]).toMatch(/^Your talk of 0:32 minutes reaches 9.4 of 10 points overall/);
  expect(paragraphs[1]).toBe(
    'There are no pauses: a silence of more than 1 second hardly ever comes, while 2 to 6 a minute are good, and you speak longest without one from [00:00]. Mending this alone would bring 0.6 points on the scale up to 10.',
  );
  expect(paragraphs.at(-1)).toMatch(/^As an exercise for next time, speak the passage at \[00:00\] once more/);
});

test('does not praise a lack of fillers if the engine drops them', () => {
  const facts = factsOf({
    text: plainText,
    audio: bad,
    confidence: 0.3,
  });
  const praised = rulesFeedback({
    ...facts,
    transcript: facts.transcript && { ...facts.transcript, dropsFillers: true },
  });
  expect(rulesFeedback(facts)).toContain('No filler words were to be heard');
  expect(praised).not.toContain('No filler words');
});

test.each([
  ['de', '1', /sind es 1 |Es sind 1 |1 Wiederholungen|1 Punkte|1 Füllwörter/],
  ['de', '0', /sind es 0 |Es sind 0 |wenige Pausen/],
  ['en', '1', /there are 1 |1 repetitions|1 points|1 filler words|1 times/],
  ['en', '0', /there are 0 |few pauses/],
] as const)('in %s uses the right grammatical number for %s', (locale, value, wrong) => {
  const words = { de: germanWords, en: englishWords }[locale];
  const given = {
    unit: 'per_minute' as const,
    value,
    from: '2',
    to: '6',
    cost: value,
    pauseSeconds: '2',
    breakSeconds: '1',
    longSilence: '5',
    strongest: undefined,
  };
  const found = { ...given, moments: undefined };
  const { pauses_too_few, fillers, repetition } = words.finding;
  // The number of pauses is not praised when there is none.
  const praise = [words.good.filler_words, words.good.repetition, ...(value === '0' ? [] : [words.good.pauses])];
  const said = [
    ...praise.map((say) => say(given)),
    ...(value === '0' ? [pauses_too_few] : [pauses_too_few, fillers, repetition]).map((say) => say(found)),
    ...[words.exercise.silence_for_filler, words.exercise.one_thought_once].map((say) => say(found)),
    words.cost({ cost: value, best: '10' }),
    words.nearest({ ...given, part: 'x', score: value }),
  ].join(' ');
  expect(said).not.toMatch(wrong);
});

test('leaves out words that do not match the sound', () => {
  const facts = factsOf({ text: plainText, pauses: paused });
  expect(sessionFacts(facts)).toHaveProperty('wordCount');
  const judged = { ...facts.judged, misfit: { code: 'language' } as const };
  expect(sessionFacts({ ...facts, judged })).not.toHaveProperty('wordCount');
});

test('the same facts give the same text', () => {
  const spoken = { text: twice(plainText), every: 0.3, audio: bad };
  expect(rulesFeedback(factsOf(spoken))).toBe(rulesFeedback(factsOf(spoken)));
});

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);

/** For each finding, a talk in which it costs most. */
function everyFinding(locale: 'de' | 'en'): readonly Facts[] {
  const text = texts[locale];
  const session = spokenSession({ text, locale, pauses: paused, audio: full });
  const worst = { clarity: 0.4, fillersPerMinute: 12, repetitionsPerMinute: 10, negative: 0.8 };
  const changes = [
    { audio: { pitchVariation: 0.03 } },
    { audio: { pitchVariation: 0.55 } },
    { audio: { control: { even: 10, ends: 3, emphasis: 8 } } },
    { audio: { control: { even: 2, ends: 18, emphasis: 8 } } },
    { audio: { control: { even: 2, ends: 3, emphasis: 1 } } },
    { audio: { pausesPerMinute: 0 } },
    { audio: { pausesPerMinute: 12 } },
    { silences: [{ offset: 8, duration: 14.5 }] },
    { places: { inside: 4, all: 4 } },
    { text: { wordsPerMinute: 30 } },
    { text: { wordsPerMinute: 260 } },
    ...Object.entries(worst).map(([figure, value]) => ({ text: { [figure]: value } })),
  ];
  type Change = Partial<Record<'audio' | 'text', object>> & {
    silences?: typeof session.results.pauses;
    places?: NonNullable<typeof session.places>;
  };
  const all = changes.map(({ audio, text: words, places, silences = session.results.pauses }: Change) => {
    const summary = session.text && { ...session.text, ...words };
    const results = { ...session.results, pauses: silences };
    const judged = judgeSession({ ...session, places, results, audio: { ...session.audio, ...audio }, text: summary });
    const facts = factsOf({ text, locale, pauses: paused, audio: { ...full, ...audio } });
    return { ...facts, judged };
  });
  // Two codes are given by earlier formulas only.
  expect(new Set(all.map(({ judged }) => judged.advice[0]?.code)).size).toBe(adviceCodes.length - 2);
  return all;
}
