import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { sessionProgress } from '#domain/progress/contract/calls.ts';
import { fakeServer } from '../../lib/fake-server.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { FactsOfWeek } from './facts-of-week.tsx';
import { ScoreOverTime } from './score-over-time.tsx';

const server = fakeServer();
afterEach(cleanup);

describe('the sentence and the chart below it agree on a first visit', () => {
  test('one talk gives a sentence but no chart', async () => {
    show([7.3], 'whole');
    expect(await screen.findByText(/Ein Vortrag diese Woche/)).toBeTruthy();
    expect(await screen.findByText(/sobald der Wert in zwei Vorträgen gemessen ist/)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test.each([
    ['whole', 'Rhetorik-Wert'],
    ['sound', 'Klangwert'],
  ] as const)('the total %s is called %s in both', async (total, name) => {
    show([7.25, 6.04], total, 'better');
    expect(await screen.findByText(new RegExp(`2 Vorträge diese Woche. Ihr ${name} ist gestiegen.`))).toBeTruthy();
    expect(await screen.findByRole('img', { name: new RegExp(`^${name} je Vortrag`) })).toBeTruthy();
    const table = screen.getByRole('table', { hidden: true });
    const cells = within(table).getAllByRole('cell', { hidden: true });
    expect(cells.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['6,0', '7,3']));
  });
});

/** Totals of this week's talks, newest first. */
function show(
  totals: readonly number[],
  scoreTotal: 'whole' | 'sound',
  verdict: 'better' | 'too_few' = 'too_few',
): void {
  const recordingDate = new Date().toISOString();
  server.answer(sessionProgress, {
    count: totals.length,
    scoreTotal,
    sessions: totals.map((sessionScore, i) => ({
      ...{ id: String(i).repeat(32), name: `Rede ${i}`, recordingDate, createdAt: recordingDate },
      ...{ sessionScore, scoreTotal, sessionScores: {}, measures: {} },
    })),
    metaAnalysis: [{ attributeType: 'session_score', verdict }],
  });
  render(
    <>
      <FactsOfWeek />
      <ScoreOverTime />
    </>,
    { wrapper: InApp },
  );
}
