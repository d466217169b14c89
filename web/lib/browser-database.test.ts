import { afterEach, expect, test, vi } from 'vitest';
import { finished, limitMs, result } from './browser-database.ts';

afterEach(() => void vi.useRealTimers());

test('a transaction that the browser never ends is given up and undone', async () => {
  vi.useFakeTimers();
  const abort = vi.fn();
  const stored = finished({ abort } as unknown as IDBTransaction);
  const refused = expect(stored).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(limitMs);
  await refused;
  expect(abort).toHaveBeenCalledOnce();
});

test('a request that the browser never answers is given up', async () => {
  vi.useFakeTimers();
  const refused = expect(result({} as IDBRequest)).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(limitMs);
  await refused;
});
