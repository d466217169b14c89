import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { type Persistence, persistent } from './persistent.ts';

let [seen, online] = [[] as Persistence[], true];
beforeEach(() => {
  vi.useFakeTimers();
  [seen, online] = [[], true];
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => vi.useRealTimers());

const begun = () => persistent((persistence) => seen.push(persistence));
const network = (isThere: boolean) => {
  online = isThere;
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
};
/** Runs until it is aborted. */
const endless = (signal: AbortSignal) =>
  new Promise<string>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

test('retries a passing failure after growing delays', async () => {
  const work = vi.fn().mockRejectedValue(ApiError.unreachable());
  const trying = begun();
  void trying.until(work).catch(() => {});
  await vi.advanceTimersByTimeAsync(999);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(3);
  expect(seen.slice(0, 3)).toEqual(['trying', 'waiting', 'trying']);
  trying.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(4);
  trying.end();
});

test('does not retry a final failure', async () => {
  const refusal = new ApiError(415, { code: 'unsupported_media_type' });
  await expect(begun().until(() => Promise.reject(refusal))).rejects.toBe(refusal);
});

test('pauses, and continues when the person resumes', async () => {
  const work = vi.fn(endless).mockImplementationOnce(endless).mockResolvedValueOnce('sent');
  const trying = begun();
  const sent = trying.until(work);
  await vi.advanceTimersByTimeAsync(0);
  trying.pause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([seen.at(-1), work.mock.calls.length]).toEqual(['paused', 1]);
  trying.resume();
  expect(await sent).toBe('sent');
});

test('waits for the network and then continues', async () => {
  const work = vi.fn(endless).mockImplementationOnce(endless).mockResolvedValueOnce('sent');
  const sent = begun().until(work);
  await vi.advanceTimersByTimeAsync(0);
  network(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([seen.at(-1), work.mock.calls.length]).toEqual(['offline', 1]);
  network(true);
  expect(await sent).toBe('sent');
});

test('rejects with an AbortError once it is ended', async () => {
  const trying = begun();
  const sent = expect(trying.until(endless)).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(0);
  trying.end();
  await sent;
});
