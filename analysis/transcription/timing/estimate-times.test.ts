import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuSeconds } from '#infra/lab/testing/cpu-seconds.ts';
import { estimateTimes } from './estimate-times.ts';
import { countSyllables } from './syllables.ts';

const whole = (to: number) => ({ from: 0, to });

test('words share the time by their syllables and avoid pauses', () => {
  const clues = { pauses: [{ offset: 1, duration: 2 }] };
  expect(estimateTimes(['Guten', 'Tag!', 'Herzlich', 'willkommen'], { locale: 'de', within: whole(6), clues })).toEqual(
    [
      { offset: 0, duration: 2 / 3 },
      { offset: 2 / 3, duration: 1 - 2 / 3 },
      { offset: 3, duration: expect.closeTo(1.2) },
      { offset: 4.2, duration: expect.closeTo(1.8) },
    ],
  );
});

test('puts a pause at a full stop of the text, even if the rate suggests the next word', () => {
  const clues = { pauses: [{ offset: 2.2, duration: 1 }] };
  const words = ['Das', 'ist', 'ein', 'Haus.', 'Es', 'ist', 'da', 'so'];
  const times = estimateTimes(words, { locale: 'de', within: whole(5), clues });
  expect(times[4]?.offset).toBeCloseTo(3.2);
});

test('places words at the heard syllables', () => {
  const clues = { pauses: [], syllableNuclei: [0.2, 0.4, 0.6, 0.8, 3, 3.2] };
  const times = estimateTimes(['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs'], {
    locale: 'de',
    within: whole(4),
    clues,
  });
  expect(times.map(({ offset }) => offset)).toEqual([0, 0.3, 0.5, 0.7, 1.9, 3.1].map((time) => expect.closeTo(time)));
});

/** A pseudo-random generator (Lehmer) with a fixed seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A talk whose speaker changes the pace, pauses mostly at commas and full stops, and sometimes elsewhere. */
function madeUpSession(seed: number) {
  const random = numbers(seed);
  const words: string[] = [];
  const [starts, nuclei]: [number[], number[]] = [[], []];
  const pauses: { offset: number; duration: number }[] = [];
  let time = 1;
  for (let i = 0; i < 1_500; i++) {
    const mark = random() < 0.08 ? '.' : random() < 0.08 ? ',' : '';
    const word = `${['da', 'heute', 'wichtige', 'Zusammenhang', 'im', 'gelesen'][Math.floor(random() * 6)]}${mark}`;
    const pace = 0.2 + 0.06 * Math.sin(i / 90) + 0.05 * (random() - 0.5);
    words.push(word);
    starts.push(time);
    for (let left = countSyllables(word, 'de'); left > 0; left--, time += pace) {
      if (random() < 0.93) nuclei.push(time + pace / 2);
    }
    const isPause = mark === '.' ? random() < 0.9 : mark === ',' ? random() < 0.4 : random() < 0.03;
    const duration = isPause ? 0.3 + random() * (mark === '.' ? 1.5 : 0.5) : 0;
    if (isPause) pauses.push({ offset: time, duration });
    time += duration;
  }
  return { words, starts, pauses, nuclei, duration: time };
}

const meanError = (times: readonly { offset: number }[], starts: readonly number[]) =>
  times.reduce((sum, { offset }, i) => sum + Math.abs(offset - (starts[i] as number)), 0) / starts.length;

test.each([1, 2, 3, 4, 5])('places words of a long talk within half a second on average (%i)', (seed) => {
  const { words, starts, pauses, nuclei, duration } = madeUpSession(seed);
  const estimated = (clues: Parameters<typeof estimateTimes>[1]['clues']) =>
    meanError(estimateTimes(words, { locale: 'de', within: { from: 1, to: duration }, clues }), starts);
  const [blind, withPauses, withNuclei] = [
    estimated({ pauses: [] }),
    estimated({ pauses }),
    estimated({ pauses, syllableNuclei: nuclei }),
  ];
  expect(withPauses).toBeLessThan(blind / 2);
  expect(withPauses).toBeLessThan(2);
  expect(withNuclei).toBeLessThan(0.5);
});

const gap = fc.record({
  offset: fc.double({ min: 0, max: 60, noNaN: true }),
  duration: fc.double({ min: 0, max: 20, noNaN: true }),
});
const time = fc.double({ min: 0, max: 60, noNaN: true });

test('gives each word a time within the talk and in order, for any clues', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 400 }), fc.array(gap), fc.array(time), (words, gaps, nuclei) => {
      const clues = {
        pauses: gaps.sort((a, b) => a.offset - b.offset),
        syllableNuclei: nuclei.sort((a, b) => a - b),
      };
      const times = estimateTimes(words, { locale: 'en', within: whole(60), clues });
      expect(times).toHaveLength(words.length);
      let end = 0;
      for (const { offset, duration } of times) {
        expect(offset).toBeGreaterThanOrEqual(end - 1e-9);
        expect(duration).toBeGreaterThanOrEqual(0);
        end = offset + duration;
      }
      expect(end).toBeLessThanOrEqual(60 + 1e-9);
    }),
    { seed: 5 },
  );
});

test('estimates two hours in seconds', () => {
  const words = Array.from({ length: 20_000 }, (_, i) => (i % 12 === 0 ? 'gelesen.' : 'heute'));
  const pauses = Array.from({ length: 2_500 }, (_, i) => ({ offset: i * 2.88, duration: 0.5 }));
  const estimate = () => estimateTimes(words, { locale: 'de', within: whole(7_200), clues: { pauses } });
  expect(cpuSeconds(estimate)).toBeLessThan(10);
});
