import { afterEach, expect, test, vi } from 'vitest';
import { guardState } from './leave-guards.ts';
import { fetchPart, versionState } from './new-version.ts';

afterEach(() => {
  versionState.partMissing = false;
  guardState.active = 0;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a part that comes says nothing', async () => {
  expect(await fetchPart(async () => 'the part', 'nothing')).toBe('the part');
  expect(versionState.partMissing).toBe(false);
});

test('a part that the server no longer has is told as a new version', async () => {
  await expect(fetchPart(gone, 'nothing')).rejects.toThrow('Failed to fetch');
  expect(versionState.partMissing).toBe(true);
});

test('a part that takes longer than two minutes is given up', async () => {
  vi.useFakeTimers();
  const waiting = expect(fetchPart(() => new Promise<string>(() => {}), 'nothing')).rejects.toThrow('in time');
  await vi.advanceTimersByTimeAsync(119_000);
  expect(versionState.partMissing).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await waiting;
  expect(versionState.partMissing).toBe(true);
});

test('a take goes on without the part', async () => {
  guardState.active = 1;
  expect(await fetchPart(gone, 'nothing')).toBe('nothing');
  expect(versionState.partMissing).toBe(true);
});

test('without a network it is not the version', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(fetchPart(gone, 'nothing')).rejects.toThrow();
  expect(versionState.partMissing).toBe(false);
});
