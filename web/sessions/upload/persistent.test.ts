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
/** Goes on until it is told to stop. */
const endless = (signal: AbortSignal) =>
  new Promise<string>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

test('what fails for a moment is tried again, each time a bit later', async () => {
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

test('what is final is not tried again', async () => {
  const refusal = new ApiError(415, { code: 'unsupported_media_type' });
  await expect(begun().until(() => Promise.reject(refusal))).rejects.toBe(refusal);
});

test('a pause stops it, and it goes on where the person wants it to', async () => {
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

test('without the network it waits for it, and goes on by itself', async () => {
  const work = vi.fn(endless).mockImplementationOnce(endless).mockResolvedValueOnce('sent');
  const sent = begun().until(work);
  await vi.advanceTimersByTimeAsync(0);
  network(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([seen.at(-1), work.mock.calls.length]).toEqual(['offline', 1]);
  network(true);
  expect(await sent).toBe('sent');
});

test('once it was ended it says so, whatever it was doing', async () => {
  const trying = begun();
  const sent = expect(trying.until(endless)).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(0);
  trying.end();
  await sent;
});
