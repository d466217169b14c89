import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MeasuredSession } from '#domain/progress/contract/calls.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import type { ShownProgress } from './shown-progress.ts';
import { useMeasurePoints } from './use-measure-points.ts';

afterEach(cleanup);

const words = { unit: 'words_per_minute', good: { from: 90, to: 150 } } as const;
const syllables = { unit: 'syllables_per_second', good: { from: 2.43, to: 4.05 } } as const;

test('one unit is drawn with its good range', () => {
  show([
    [170, 8, words],
    [120, 10, words],
  ]);
  expect(screen.getByText('guter Bereich 90 bis 150')).toBeTruthy();
  expect(drawn()).toEqual(['120: 120 Wörter je Minute', '170: 170 Wörter je Minute']);
});

test('words and syllables share no scale, so scores are drawn', () => {
  show([
    [170, 8, words],
    [3.8, 10, syllables],
  ]);
  expect(screen.getByText('gezeigt in Punkten, weil verschieden gemessen wurde')).toBeTruthy();
  expect(drawn()).toEqual(['10: 10,0 von 10, 3,8 Silben je Sekunde', '8: 8,0 von 10, 170 Wörter je Minute']);
});

test('talks with different good ranges are drawn without one', () => {
  show([
    [170, 8, { ...words, good: { from: 100, to: 165 } }],
    [120, 10, words],
  ]);
  expect(screen.getByText('der gute Bereich hängt von Art und Sprache ab')).toBeTruthy();
});

type Pace = typeof words | typeof syllables | (Omit<typeof words, 'good'> & { good: { from: number; to: number } });

function show(newestFirst: readonly (readonly [value: number, score: number, pace: Pace])[]) {
  const sessions = newestFirst.map(([value, score, pace], i) => ({
    ...{ id: `${i}`, name: 'Rede', recordingDate: '2026-11-25T10:00:00.000Z' },
    ...{ measures: { speech_speed: { ...pace, value } }, sessionScores: { speech_speed: score } },
  })) as unknown as MeasuredSession[];
  render(<Points progress={{ sessions, scoreTotal: 'whole' } as unknown as ShownProgress} />, { wrapper: InApp });
}

const drawn = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

function Points({ progress }: Readonly<{ progress: ShownProgress }>) {
  const { points, goodWords } = useMeasurePoints(progress, 'speech_speed');
  return (
    <>
      <p>{goodWords}</p>
      <ul>
        {points.map(({ key, value, shown }) => (
          <li key={key}>
            {value}: {shown}
          </li>
        ))}
      </ul>
    </>
  );
}
