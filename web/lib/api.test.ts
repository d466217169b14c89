import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Nothing } from '#domain/kernel/contract.ts';
import { sessionCommands, sessionDetail, sessionList } from '#domain/sessions/contract/calls.ts';
import { pages, query, send } from './api.ts';
import { dropToken } from './auth-state.ts';

const id = 'a'.repeat(32);

test('puts fields that the path names into the path, others of a query after the question mark', async () => {
  await new QueryClient().fetchQuery(query(sessionDetail, { id, points: 100 }));
  expect(sent[0]?.path).toBe(`/api/Sessions/${id}?points=100`);
});

test('does not repeat path fields in the body', async () => {
  await send(sessionCommands.ChangeSession, { id, name: 'Probe' });
  expect(sent[0]).toMatchObject({ path: `/api/Sessions/${id}`, method: 'PATCH', body: '{"name":"Probe"}' });
});

test('sends no body if the path has all fields', async () => {
  await send(sessionCommands.DeleteSession, { id });
  expect(sent[0]?.method).toBe('DELETE');
  expect(sent[0]?.body).toBeUndefined();
});

test('puts query fields of a command into the address, the rest into the body', async () => {
  const call = {
    method: 'DELETE',
    path: '/api/Things/Remove',
    answer: Nothing,
    status: 204,
    errors: [],
    query: z.object({ thingId: z.string() }),
    body: z.object({ name: z.optional(z.string()) }),
  } as const;
  await send(call, { thingId: 'a b' });
  await send(call, { thingId: 'x', name: 'Probe' });
  expect(sent[0]).toMatchObject({ path: '/api/Things/Remove?thingId=a+b', method: 'DELETE' });
  expect(sent[0]?.body).toBeUndefined();
  expect(sent[1]?.body).toBe('{"name":"Probe"}');
});

const keys = () => sent.map(({ headers }) => headers['idempotency-key']);

test('gives every write a key of its own', async () => {
  await send(sessionCommands.DeleteSession, { id });
  await send(sessionCommands.DeleteSession, { id });
  expect(new Set(keys()).size).toBe(2);
});

test.each([0, 500, 503])(
  'repeats a write that failed with %i under the same key until it is answered',
  async (failure) => {
    const change = () => send(sessionCommands.ChangeSession, { id, name: 'Probe' }).catch(() => undefined);
    status = failure;
    await change();
    await change();
    status = 200;
    await change();
    await change();
    const [first, second, third, fourth] = keys();
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  },
);

test('uses a new key for other content and after a refusal', async () => {
  const change = (name: string) => send(sessionCommands.ChangeSession, { id, name }).catch(() => undefined);
  status = 503;
  await change('Probe');
  await change('Rede');
  status = 429;
  await change('Rede');
  await change('Rede');
  const [probe, speech, again, afterRefusal] = keys();
  expect(speech).not.toBe(probe);
  expect(again).toBe(speech);
  expect(afterRefusal).not.toBe(speech);
});

test('after a write, asks for a list that is at least as new', async () => {
  headers = { 'x-position': '41' };
  await send(sessionCommands.DeleteSession, { id });
  headers = { 'x-position': '7' };
  await new QueryClient().fetchQuery(query(sessionList, {}));
  expect(sent[1]?.headers['x-min-position']).toBe('41');
});

test('starts the next page at the cursor from the header of the last page', async () => {
  headers = { 'x-next-cursor': 'c2' };
  const list = await new QueryClient().fetchInfiniteQuery({ ...pages(sessionList, { search: 'a b' }), pages: 2 });
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/Sessions/Slim?search=a+b',
    '/api/Sessions/Slim?search=a+b&cursor=c2',
  ]);
  expect(list.pages[0]).toEqual({ rows: [], next: 'c2' });
});

type Sent = Readonly<{ path: string; method?: string; body?: string; headers: Record<string, string> }>;
let sent: Sent[] = [];
let headers: Record<string, string> = {};
let status = 200;

beforeEach(() => {
  sent = [];
  headers = {};
  status = 200;
  dropToken();
  vi.stubGlobal('fetch', async (path: string, init: Omit<Sent, 'path'>) => {
    sent.push({ path, ...init });
    if (status === 0) throw new TypeError('offline');
    return Response.json([], { headers, status });
  });
});
