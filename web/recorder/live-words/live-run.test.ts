import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveState, LiveTold } from '#domain/sessions/contract/live.ts';
import { dropToken, holdToken } from '../../lib/auth-state.ts';
import { type LiveRun, liveRun, type Shown } from './live-run.ts';

test('signs in, starts in the language, and listens only while recording', async () => {
  const run = await begun();
  expect(said(0)).toEqual([
    { type: 'auth', token: 't1' },
    { type: 'start', locale: 'de' },
  ]);
  run.go('resume');
  hear();
  expect(said(0)).toHaveLength(2);
  told({ type: 'started', source: 'whisper' });
  expect(said(0).at(-1)).toEqual({ type: 'resume' });
  hear();
  run.go('pause');
  hear();
  expect(sockets[0]?.sent.filter((each) => typeof each !== 'string')).toHaveLength(1);
  expect(last()).toMatchObject({ phase: 'running' });
});

test('shows words, guesses and the seconds left as they arrive', async () => {
  await begun();
  told({ type: 'started', source: 'whisper' });
  told({ type: 'left', seconds: 70 });
  told({ type: 'guess', text: 'guten' });
  told({ type: 'state', ...stateOf(2, 1) });
  expect(last()).toMatchObject({ guess: 'guten', left: 70, state: { words: 2, fillers: 1 } });
});

test('reconnects after a lost connection, and keeps counting', async () => {
  await begun();
  told({ type: 'started', source: 'whisper' });
  told({ type: 'state', ...stateOf(5, 2) });
  sockets[0]?.onclose?.({ code: 1006 });
  expect(last()).toMatchObject({ phase: 'reconnecting', state: { words: 5 } });
  await vi.advanceTimersByTimeAsync(500);
  sockets[1]?.onopen?.();
  told({ type: 'started', source: 'whisper' }, 1);
  told({ type: 'state', ...stateOf(3, 1) }, 1);
  expect(last()).toMatchObject({ phase: 'running', state: { words: 8, fillers: 3 } });
});

test('ends with a notice when reconnecting fails', async () => {
  await begun();
  for (let connection = 0; connection < 6; connection++) {
    sockets[connection]?.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(30_000);
  }
  expect(last()).toMatchObject({ phase: 'ended', ended: 'network' });
  expect(sockets).toHaveLength(6);
  expect(stopped()).toBe(1);
});

test('gives up on a service that opens and breaks each time', async () => {
  await begun();
  for (let connection = 0; connection < 9; connection++) {
    told({ type: 'started', source: 'azure' }, connection);
    sockets[connection]?.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(30_000);
  }
  expect(last()).toMatchObject({ phase: 'ended', ended: 'network' });
  expect(sockets).toHaveLength(6);
});

test('does not retry after the server ends it, and says why', async () => {
  await begun();
  told({ type: 'ended', reason: 'quota_exhausted' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(last()).toMatchObject({ phase: 'ended', ended: 'quota_exhausted' });
  expect([sockets.length, stopped()]).toEqual([1, 1]);
});

test('says that a browser cannot listen during a recording', async () => {
  await begun({ openSound: () => Promise.reject(new Error('no worklets')) });
  expect(last()).toMatchObject({ phase: 'ended', ended: 'sound' });
});

test('sends a newer token on request', async () => {
  await begun();
  vi.stubGlobal('fetch', async () => Response.json({ accessToken: 't2' }));
  told({ type: 'sign-in-again' });
  await vi.advanceTimersByTimeAsync(0);
  expect(said(0).at(-1)).toEqual({ type: 'auth', token: 't2' });
});

test('sends sound to a service outside, shows its phrases, and passes on a newer token', async () => {
  const ear = { hear: vi.fn(), renew: vi.fn(), close: vi.fn() };
  let phrase: ((words: readonly { text: string; offset: number; duration: number }[]) => void) | undefined;
  const run = await begun({
    openEar: async (_access, { onPhrase }) => {
      phrase = onPhrase;
      return ear;
    },
  });
  told({ type: 'access', token: 'a', language: 'de-DE', region: 'westeurope', endpoint: null });
  told({ type: 'started', source: 'azure' });
  run.go('resume');
  hear();
  await vi.advanceTimersByTimeAsync(0);
  expect(ear.hear).toHaveBeenCalledOnce();
  const words = [{ text: 'Hallo.', offset: 0, duration: 0.4 }];
  phrase?.(words);
  expect(said(0).at(-1)).toEqual({ type: 'phrase', words });
  told({ type: 'access', token: 'b', language: 'de-DE', region: 'westeurope', endpoint: null });
  await vi.advanceTimersByTimeAsync(0);
  expect(ear.renew).toHaveBeenCalledWith('b');
  run.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(ear.close).toHaveBeenCalledOnce();
  expect(said(0).at(-1)).toEqual({ type: 'stop' });
});

class Socket {
  static readonly OPEN = 1;
  sent: (string | ArrayBuffer)[] = [];
  readyState = 1;
  bufferedAmount = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: ((event: { code: number }) => void) | null;
  constructor() {
    sockets.push(this);
  }
  send = (text: string | ArrayBuffer) => this.sent.push(text);
  close() {
    this.readyState = 3;
  }
}

let sockets: Socket[] = [];
let shown: Shown[] = [];
let hear: () => void;
let stopped: () => number;

const last = () => shown.at(-1);
const told = (message: LiveTold, connection = 0) => sockets[connection]?.onmessage?.({ data: JSON.stringify(message) });
const said = (connection: number) =>
  (sockets[connection]?.sent ?? []).flatMap((each) => (typeof each === 'string' ? [JSON.parse(each)] : []));
const stateOf = (words: number, fillers: number): LiveState => ({
  ...{ words, fillers, wordsPerMinute: 120, hint: null },
  recent: [{ text: 'Wort', isFiller: false }],
});

async function begun(needs: Partial<Parameters<typeof liveRun>[0]> = {}): Promise<LiveRun> {
  let ends = 0;
  stopped = () => ends;
  const run = liveRun({
    stream: {} as MediaStream,
    locale: 'de',
    onShown: (each) => shown.push(each),
    openSound: async (_, onPiece) => {
      hear = () => onPiece(new ArrayBuffer(3_200));
      return () => {
        ends += 1;
      };
    },
    ...needs,
  });
  await vi.advanceTimersByTimeAsync(0);
  sockets[0]?.onopen?.();
  return run;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', async () => Response.json({ accessToken: 't1' }));
  holdToken('t1');
  [sockets, shown] = [[], []];
});
afterEach(() => {
  dropToken();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
