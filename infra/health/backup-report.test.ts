import { expect, test } from 'vitest';
import { judgeBackup } from './backup-report.ts';

const now = new Date('2026-11-26T10:00:00.000Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

test.each([
  ['ok', 1, 30],
  ['warning', 3, 30],
  ['failed', 8, 30],
  ['warning', 1, 200],
  ['warning', 1, null],
] as const)('reports %s for a backup that is %d days old and was restored %s days ago', (state, made, restored) => {
  const report = { madeAt: ago(made), bytes: 1, restoredAt: restored === null ? null : ago(restored) };
  expect(judgeBackup(report, now)).toBe(state);
});
