import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Push } from '#domain/kernel/contract.ts';
import { connectHub } from './hub.ts';

test('counts as connected only after sending the token as the first message', () => {
  start();
  expect(connected).toEqual([]);
  sockets[0]?.onopen?.();
  expect(sockets[0]?.sent).toEqual(['{"type":"auth","token":"t1"}']);
  expect(connected).toEqual([true]);
});

test('reconnects every 5 s for as long as it takes', () => {
  start();
  sockets[0]?.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(4_999);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  sockets[1]?.onclose?.({ code: 1012 });
  vi.advanceTimersByTime(5_000);
  expect(sockets).toHaveLength(3);
});

test('does not connect without a token', () => {
  token = undefined;
  start();
  expect(sockets).toHaveLength(0);
});

test('renews a token that ends while connected, and reconnects at once', async () => {
  start();
  sockets[0]?.onopen?.();
  await vi.advanceTimersByTimeAsync(600_000);
  sockets[0]?.onclose?.({ code: 4401 });
  await vi.advanceTimersByTimeAsync(0);
  sockets[1]?.onopen?.();
  expect(sockets[1]?.sent).toEqual(['{"type":"auth","token":"t2"}']);
});

test('a hidden page renews no token until it is visible again', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  start();
  sockets[0]?.onopen?.();
  await vi.advanceTimersByTimeAsync(600_000);
  sockets[0]?.onclose?.({ code: 4401 });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([renewals, sockets.length]).toEqual([0, 1]);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect([renewals, sockets.length]).toEqual([1, 2]);
});

test('retries only every 5 s when the hub refuses every token on connecting', async () => {
  start();
  sockets[0]?.onclose?.({ code: 4401 });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sockets).toHaveLength(2);
});

test('does not reconnect after the session has ended', async () => {
  renew = async () => undefined;
  start();
  sockets[0]?.onclose?.({ code: 4401 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});

test('a window that the hub closed as one too many reconnects when it gets the focus', () => {
  const end = start();
  sockets[0]?.onclose?.({ code: 4429 });
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('focus'));
  expect(sockets).toHaveLength(2);
  sockets[1]?.onclose?.({ code: 4429 });
  end();
  window.dispatchEvent(new Event('focus'));
  expect(sockets).toHaveLength(2);
});

test('disconnects for good on sign-out', () => {
  const end = start();
  sockets[0]?.onopen?.();
  end();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(sockets[0]?.closed).toBe(true);
  expect(connected).toEqual([true, false]);
});

test('passes on the hub’s messages', () => {
  start();
  sockets[0]?.onmessage?.({ data: '{"type":"SessionStatusUpdate","data":{"id":"s"}}' });
  expect(pushes).toEqual([{ type: 'SessionStatusUpdate', data: { id: 's' } }]);
});

class Socket {
  sent: string[] = [];
  closed = false;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor() {
    sockets.push(this);
  }
  send = (text: string) => this.sent.push(text);
  close() {
    this.closed = true;
  }
}

let sockets: Socket[] = [];
let connected: boolean[] = [];
let pushes: Push[] = [];
let token: string | undefined;
let renewals = 0;
let renew: () => Promise<string | undefined>;

const start = () =>
  connectHub({
    path: '/session-hub',
    retryMs: 5_000,
    token: () => token,
    renew: () => {
      renewals += 1;
      return renew();
    },
    onPush: (push) => pushes.push(push),
    onConnected: (is) => connected.push(is),
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  [sockets, connected, pushes, token, renewals] = [[], [], [], 't1', 0];
  renew = async () => {
    token = 't2';
    return token;
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
