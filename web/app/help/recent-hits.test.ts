import { expect, test } from 'vitest';
import { recentHits, rememberHit } from './recent-hits.ts';

const id = (digit: number) => String(digit).repeat(32);
const session = (digit: number) => ({ kind: 'talk', id: id(digit), title: `Vortrag ${digit}` }) as const;

test('keeps the last five hits of each person, without repeats', () => {
  for (const digit of [1, 2, 3, 4, 5, 6, 2]) rememberHit('ada', session(digit));
  expect(recentHits('ada').map(({ title }) => title)).toEqual([2, 6, 5, 4, 3].map((digit) => `Vortrag ${digit}`));
  expect(recentHits('eve')).toEqual([]);
});

test('keeps the second of spoken words, one hit per talk', () => {
  const said = (second: number) => ({ kind: 'words', id: id(1), title: 'Rede', second }) as const;
  for (const second of [12.5, 40]) rememberHit('cleo', said(second));
  expect(recentHits('cleo')).toEqual([said(40)]);
});

test('treats unreadable storage as empty', () => {
  localStorage.setItem('rostra_recent_bob', '{"broken"');
  expect(recentHits('bob')).toEqual([]);
});
