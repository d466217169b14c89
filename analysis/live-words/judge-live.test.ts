import { describe, expect, test } from 'vitest';
import type { HeardWord, LiveState } from '#domain/sessions/contract/live.ts';
import { normsOf } from '#domain/sessions/contract/norms.ts';
import { liveJudge } from './judge-live.ts';
import { sparseHints } from './sparse-hints.ts';

const norms = normsOf({ locale: 'de', kind: 'presentation' });

describe('fillers', () => {
  test('are marked and counted as in the report: sounds always, words only if they stand apart', () => {
    const state = said('Äh, wir bauen, genau, ein Haus und also ein Dach.');
    expect(state.recent.filter(({ isFiller }) => isFiller).map(({ text }) => text)).toEqual(['Äh,', 'genau,']);
    expect(state).toMatchObject({ words: 10, fillers: 2 });
  });

  test('wait for the next certain word before a word at the end counts', () => {
    const judge = liveJudge({ locale: 'de', norms });
    const heard = spoken('Wir sind, genau', 0);
    expect(judge.add({ words: heard, guess: '', endsPhrase: false }).fillers).toBe(0);
    expect(judge.add({ words: [], guess: '', endsPhrase: true }).fillers).toBe(1);
  });

  test('are counted over a long talk, while only the newest words are shown', () => {
    const judge = liveJudge({ locale: 'de', norms });
    const sentence = 'Ähm, das ist nun ein ganz normaler Satz.';
    let state: LiveState | undefined;
    for (let i = 0; i < 200; i++) state = judge.add({ words: spoken(sentence, i * 5), guess: '', endsPhrase: true });
    expect(state).toMatchObject({ words: 1_600, fillers: 200 });
    expect(state?.recent).toHaveLength(60);
  });
});

describe('the pace', () => {
  test('covers the last half minute of speech, without long pauses', () => {
    const judge = liveJudge({ locale: 'de', norms });
    judge.add({ words: steady(0, 10, 1), guess: '', endsPhrase: true });
    const state = judge.add({ words: steady(60, 70, 0.5), guess: '', endsPhrase: true });
    expect(state.wordsPerMinute).toBeGreaterThanOrEqual(118);
    expect(state.wordsPerMinute).toBeLessThanOrEqual(124);
  });

  test('is missing until there is enough speech', () => {
    expect(said('Guten Tag zusammen.').wordsPerMinute).toBeNull();
  });
});

describe('a hint', () => {
  const fast = { wordsPerMinute: 190, fillersLately: 0 };
  const good = { wordsPerMinute: 120, fillersLately: 1 };

  test('appears when a problem lasts, stays for a moment, and is followed by a break', () => {
    const hints = sparseHints(norms);
    const told = [0, 9, 10, 17, 18, 60, 63].map((moment) => hints.at(moment, fast));
    expect(told).toEqual([null, null, 'slower', 'slower', null, null, 'slower']);
  });

  test('does not appear for a problem that is over', () => {
    const hints = sparseHints(norms);
    hints.at(0, fast);
    hints.at(5, good);
    expect(hints.at(12, fast)).toBeNull();
  });

  test.each([
    [{ wordsPerMinute: 70, fillersLately: 9 }, 'faster'],
    [{ wordsPerMinute: 120, fillersLately: 5 }, 'fewer_fillers'],
    [{ wordsPerMinute: null, fillersLately: 5 }, 'fewer_fillers'],
    [{ wordsPerMinute: 120, fillersLately: 4 }, null],
  ])('for %j is %s', (measures, hint) => {
    const hints = sparseHints(norms);
    hints.at(0, measures);
    expect(hints.at(10, measures)).toBe(hint);
  });
});

function said(text: string): LiveState {
  return liveJudge({ locale: 'de', norms }).add({ words: spoken(text, 0), guess: '', endsPhrase: true });
}

/** Three words a second. */
const spoken = (text: string, from: number): readonly HeardWord[] =>
  text.split(' ').map((word, i) => ({ text: word, offset: from + i / 3, duration: 0.3 }));

const steady = (from: number, to: number, every: number): readonly HeardWord[] =>
  Array.from({ length: (to - from) / every }, (_, i) => ({ text: 'Wort', offset: from + i * every, duration: 0.3 }));
