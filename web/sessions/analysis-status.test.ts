import { expect, test } from 'vitest';
import { analysisStatuses } from '#domain/sessions/contract/report.ts';
import { analysisState, knownStatus, statusShown } from './analysis-status.ts';

test('a status that this client does not know yet shows as running', () => {
  expect(knownStatus('Daydreaming')).toBe('Running');
  expect(analysisState({ analysisStatus: 'Daydreaming', completed: false })).toBe('running');
});

test('an analysis only ever moves forward on its way to success', () => {
  const shares = analysisStatuses.filter((status) => status !== 'Failed').map((status) => statusShown(status).share);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test('a session is complete when its flag is set, whatever its status says', () => {
  expect(analysisState({ analysisStatus: 'Running', completed: true })).toBe('succeeded');
  expect(analysisState({ analysisStatus: 'Succeeded', completed: false })).toBe('succeeded');
});

test('a failed analysis is not running any more', () => {
  expect(analysisState({ analysisStatus: 'Failed', completed: false })).toBe('failed');
});
