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

test('reports nothing when the part arrives', async () => {
  expect(await fetchPart(async () => 'the part', 'nothing')).toBe('the part');
  expect(versionState.partMissing).toBe(false);
});

test('reports a new version when the server no longer has the part', async () => {
  await expect(fetchPart(gone, 'nothing')).rejects.toThrow('Failed to fetch');
  expect(versionState.partMissing).toBe(true);
});

test('gives up a part after two minutes', async () => {
  vi.useFakeTimers();
  const waiting = expect(fetchPart(() => new Promise<string>(() => {}), 'nothing')).rejects.toThrow('in time');
  await vi.advanceTimersByTimeAsync(119_000);
  expect(versionState.partMissing).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await waiting;
  expect(versionState.partMissing).toBe(true);
});

test('a recording goes on without the part', async () => {
  guardState.active = 1;
  expect(await fetchPart(gone, 'nothing')).toBe('nothing');
  expect(versionState.partMissing).toBe(true);
});

test('reports no new version without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(fetchPart(gone, 'nothing')).rejects.toThrow();
  expect(versionState.partMissing).toBe(false);
});
