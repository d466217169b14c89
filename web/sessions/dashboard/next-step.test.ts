import { expect, test } from 'vitest';
import type { SessionRow } from '#domain/sessions/contract/report.ts';
import { nextStep } from './next-step.ts';

const session = (analysisStatus: SessionRow['analysisStatus'], completed = false) =>
  ({ analysisStatus, completed }) as SessionRow;

test('without a talk, asks to record the first one', () => {
  expect(nextStep(undefined)).toEqual({ kind: 'first_talk' });
});

test.each([
  ['AnalyzingAudio', 'wait'],
  ['NotStarted', 'wait'],
  ['Failed', 'mend'],
  ['Succeeded', 'practise'],
] as const)('a newest talk in the state %s leads to: %s', (status, kind) => {
  expect(nextStep(session(status)).kind).toBe(kind);
});

test('a completed talk counts as done, whatever its status', () => {
  expect(nextStep(session('TextDone', true)).kind).toBe('practise');
});
