import { describe, expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { historyDecider } from './decider.ts';
import type { HistoryEvent } from './events.ts';

type HistorySearched = Extract<HistoryEvent, { type: 'HistorySearched' }>['data'];

const given = specFor(historyDecider);
const second = (n: number) => new Date(n * 1_000);
const at = (n: number) => second(n).toISOString();

describe('every look-up is recorded', () => {
  test('a stream', () => given().when(read('a'), second(0)).thenEmits(wasRead('a', 0)));

  test('another stream within the same minute', () =>
    given(wasRead('a', 0)).when(read('b'), second(1)).thenEmits(wasRead('b', 1)));

  test('an exported file', () =>
    given(wasRead('a', 0))
      .when({ type: 'ExportHistory', data: { stream: 'a', format: 'csv' } }, second(1))
      .thenEmits({ type: 'HistoryExported', data: { stream: 'a', format: 'csv', at: at(1) } }));

  test('a search, and another search that differs by one word', () => {
    given().when(search('x'), second(0)).thenEmits(wasSearched('x', 0));
    given(wasSearched('x', 0)).when(search('y'), second(1)).thenEmits(wasSearched('y', 1));
  });
});

describe('a repeated look-up within a minute counts once', () => {
  test('after any number of repeats', () => given(wasRead('a', 0)).when(read('a'), second(59)).thenNothing());

  test('even if another look-up came in between', () =>
    given(wasRead('a', 0), wasSearched('x', 30)).when(read('a'), second(59)).thenNothing());

  test('and counts again after a minute', () =>
    given(wasRead('a', 0)).when(read('a'), second(60)).thenEmits(wasRead('a', 60)));

  test('a look-up after the minute begins a new minute, and other look-ups change nothing', () =>
    given(wasRead('a', 0), wasRead('a', 60), wasRead('b', 61)).when(read('a'), second(119)).thenNothing());

  test('even if the database stores the fields in another order', () => {
    const { at: time, textHash, ...rest } = wasSearched('x', 0).data as HistorySearched;
    given({ type: 'HistorySearched', data: { textHash, ...rest, at: time } })
      .when(search('x'), second(1))
      .thenNothing();
  });

  test('even after an event that this version does not know', () => {
    const unknown = { type: 'HistoryPrinted', data: {} } as unknown as HistoryEvent;
    given(wasRead('a', 0), unknown).when(read('a'), second(1)).thenNothing();
  });

  test('the state keeps nothing older than a minute', () => {
    const { evolve, initialState } = historyDecider;
    const past = [wasRead('a', 0), wasRead('b', 30), wasRead('c', 60)].reduce(evolve, initialState);
    expect(Object.values(past)).toEqual([at(30), at(60)]);
  });

  test('a search for one type of event is another search', () => {
    const byKind = { ...search('x'), data: { ...search('x').data, type: 'GoalAdded' } };
    given(wasSearched('x', 0))
      .when(byKind, second(1))
      .thenEmitsExactly({
        type: 'HistorySearched',
        data: { ...anything, type: 'GoalAdded', textHash: 'x', at: at(1) },
      });
    given().when(search('x'), second(0)).thenEmitsExactly(wasSearched('x', 0));
  });
});

const read = (stream: string) => ({ type: 'ReadHistory', data: { stream } }) as const;
const wasRead = (stream: string, n: number): HistoryEvent => ({ type: 'HistoryRead', data: { stream, at: at(n) } });
const anything = { category: null, actor: null, from: null, to: null };
const search = (textHash: string) => ({ type: 'SearchHistory', data: { ...anything, textHash } }) as const;
const wasSearched = (textHash: string, n: number): HistoryEvent => ({
  type: 'HistorySearched',
  data: { ...anything, textHash, at: at(n) },
});
