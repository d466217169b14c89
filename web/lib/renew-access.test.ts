import { beforeEach, expect, test, vi } from 'vitest';
import { sessionHint } from '#domain/kernel/session-hint.ts';
import { accessToken, dropToken } from './auth-state.ts';
import { renewAccess } from './renew-access.ts';

test('uses the answer of early.js first, then sends requests', async () => {
  cookie = `${sessionHint}=1`;
  await runEarly();
  expect(sent).toHaveLength(1);
  expect(await renewAccess(undefined)).toBe('token 1');
  expect(sent).toHaveLength(1);
  expect(await renewAccess(accessToken())).toBe('token 2');
  expect(sent[1]).toEqual(sent[0]);
});

test('early.js accepts the cookie of an https installation, and no other', async () => {
  for (const [text, asks] of [
    [`a=1; __Host-${sessionHint}=1`, true],
    [`__Host-${sessionHint}=1; a=1`, true],
    [`${sessionHint}=10`, false],
    ['a=1', false],
  ] as const) {
    sent.length = 0;
    cookie = text;
    await runEarly();
    expect(sent.length > 0, text).toBe(asks);
  }
});

test('a missing network does not end the session', async () => {
  cookie = `${sessionHint}=1`;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await runEarly();
  await expect(renewAccess(undefined)).rejects.toMatchObject({ code: 'unreachable' });
});

const sent: unknown[] = [];
let cookie = '';

beforeEach(() => {
  vi.restoreAllMocks();
  cookie = '';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  globalThis.rostraEarlyRefresh = undefined;
  sent.length = 0;
  dropToken();
  vi.stubGlobal('fetch', async (...asked: unknown[]) => {
    sent.push(asked);
    return Response.json({ accessToken: `token ${sent.length}` });
  });
});

/** Runs early.js like the browser, before any module. */
async function runEarly(): Promise<void> {
  vi.resetModules();
  const script = '../public/early.js';
  await import(/* @vite-ignore */ script);
}
