import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MeasuredSession } from '#domain/progress/contract/calls.ts';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { ComparedSessions } from './compared-sessions.tsx';

afterEach(cleanup);

const pace = { value: 160, unit: 'words_per_minute', good: { from: 90, to: 150 } } as const;
const syllables = { value: 3.8, unit: 'syllables_per_second', good: { from: 2.43, to: 4.05 } } as const;

test('says "better" only for differences beyond the error', () => {
  show(session(6, { ...pace, error: 0.1 }), session(8, { ...pace, error: 0.1 }));
  expect(rowOf('Tempo')).toContain('+2,0 besser');
  cleanup();
  show(session(7.8, { ...pace, error: 0.3 }), session(8, { ...pace, error: 0.3 }));
  expect(rowOf('Tempo')).toContain('+0,2 kann Zufall sein');
  expect(rowOf('Rhetorik-Wert')).toContain('+0,2 kann Zufall sein');
});

test('does not compare talks of different kinds, or measures of different units', () => {
  show(session(6, pace, 'one'), session(8, syllables, 'other'));
  expect(rowOf('Tempo')).toContain('nicht vergleichbar');
  expect(rowOf('Rhetorik-Wert')).toContain('nicht vergleichbar');
});

type Measure = (typeof pace | typeof syllables) & Readonly<{ error?: number }>;
let sessions = 0;

const session = (score: number, speech_speed: Measure, comparable = 'one') =>
  ({
    ...{ id: `${sessions++}`, name: 'Rede', recordingDate: '2026-11-25T10:00:00.000Z' },
    ...{ sessionScore: score, scoreTotal: 'whole', comparable },
    ...{ sessionScores: { speech_speed: score }, measures: { speech_speed } },
  }) as unknown as MeasuredSession;

function show(one: MeasuredSession, other: MeasuredSession) {
  const props = { sessions: [other, one], one: one.id, other: other.id, set: () => undefined };
  render(<ComparedSessions {...props} />, { wrapper: InApp });
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) }).textContent;
