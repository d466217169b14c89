import { expect, test } from 'vitest';
import { analysisStatuses } from '#domain/sessions/contract/report.ts';
import { analysisState, knownStatus, statusShown } from './analysis-status.ts';

test('an unknown status counts as running', () => {
  expect(knownStatus('Daydreaming')).toBe('Running');
  expect(analysisState({ analysisStatus: 'Daydreaming', completed: false })).toBe('running');
});

test('the share of a successful analysis never falls', () => {
  const shares = analysisStatuses.filter((status) => status !== 'Failed').map((status) => statusShown(status).share);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test('a session is complete if its flag is set, whatever its status', () => {
  expect(analysisState({ analysisStatus: 'Running', completed: true })).toBe('succeeded');
  expect(analysisState({ analysisStatus: 'Succeeded', completed: false })).toBe('succeeded');
});

test('a failed analysis is not running', () => {
  expect(analysisState({ analysisStatus: 'Failed', completed: false })).toBe('failed');
});
