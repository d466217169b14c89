import { afterEach, expect, test, vi } from 'vitest';
import { finished, limitMs, result } from './browser-database.ts';

afterEach(() => void vi.useRealTimers());

test('aborts a transaction that the browser never ends', async () => {
  vi.useFakeTimers();
  const abort = vi.fn();
  const stored = finished({ abort } as unknown as IDBTransaction);
  const refused = expect(stored).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(limitMs);
  await refused;
  expect(abort).toHaveBeenCalledOnce();
});

test('gives up a request that the browser never answers', async () => {
  vi.useFakeTimers();
  const refused = expect(result({} as IDBRequest)).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(limitMs);
  await refused;
});
