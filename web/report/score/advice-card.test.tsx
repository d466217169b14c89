import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Advice, ScorePart, SessionDetail } from '#domain/sessions/contract/report.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { InApp } from '../../lib/in-app-of-tests.tsx';
import { createPlayer } from '../../player/player.ts';
import { AdviceCard } from './advice-card.tsx';

test('advice names the measured value, the good range, the effect and one exercise', () => {
  renderCard({ advice: [fillers] });
  const text = finding().textContent;
  expect(text).toContain('Viele Füllwörter');
  expect(text).toContain('−0,7');
  expect(text).toContain('4,1 je Minute, guter Bereich bis 2.');
  expect(text).toContain('Am häufigsten: „ähm“ (2).');
  expect(text).toContain('Übung: Schließen Sie den Mund');
});

test('the moments of advice play', () => {
  const player = renderCard({ advice: [fillers] });
  fireEvent.click(screen.getByRole('button', { name: 'Ab 2:31 abspielen' }));
  expect(player.time()).toBe(151);
});

test('advice with an unknown code shows its measure', () => {
  renderCard({ advice: [{ ...fillers, ...ofTomorrow }] });
  expect(within(finding()).getByRole('heading', { name: 'Füllwörter' })).toBeTruthy();
  expect(finding().textContent).toContain('4,1 je Minute');
});

test('a talk without faults says so', () => {
  renderCard({ advice: [], parts: [part({ value: 1.5, score: 10 })] });
  expect(screen.getByText(/Nichts: Alles/)).toBeTruthy();
});

test('a talk scored before there was advice is not praised', () => {
  renderCard({ advice: [] });
  expect(screen.queryByRole('heading')).toBeNull();
});

const fillers: Advice = {
  part: 'filler_words',
  code: 'fillers',
  cost: 0.74,
  value: 4.1,
  moments: [{ offset: 151, duration: 10 }],
  exercise: 'silence_for_filler',
};

/** A code from a newer server. */
const ofTomorrow = { code: 'of_tomorrow', exercise: 'of_tomorrow' } as unknown as Pick<Advice, 'code' | 'exercise'>;

const part = (change: Partial<ScorePart>): ScorePart => ({
  name: 'filler_words',
  score: 4.2,
  value: 4.1,
  unit: 'per_minute',
  good: { from: null, to: 2 },
  ...change,
});

const found = ['ähm', 'ähm', 'halt', 'halt'].map((text, index) => ({ text, dismissed: index > 2 }));

afterEach(cleanup);

const finding = () => screen.getByRole('listitem');

function renderCard({ advice, parts = [part({})] }: Readonly<{ advice: Advice[]; parts?: ScorePart[] }>) {
  const player = createPlayer();
  const textAnalysis = { fillers: found, repetitions: [] } as unknown as TextAnalysis;
  const session: Pick<SessionDetail, 'advice' | 'scoreParts' | 'scoreWithheld' | 'textAnalysis'> = {
    advice,
    scoreParts: parts,
    scoreWithheld: null,
    textAnalysis,
  };
  render(<AdviceCard player={player} session={session} />, { wrapper: InApp });
  return player;
}
