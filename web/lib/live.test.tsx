import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { queryBatch } from '#domain/product/contract/batch.ts';
import { sessionList } from '#domain/sessions/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { pages, query } from './api.ts';
import { accessToken, holdToken } from './auth-state.ts';
import { gatherQueries } from './gathered-queries.ts';
import { useLiveQueries } from './live.ts';
import { onSessionStatus, useIsLive } from './live-state.ts';
import { isMadeFrom } from './reads.ts';

test('fetches changed queries again, and no others', async () => {
  await open();
  const before = { ...fetched };
  await say('/session-hub', { type: 'ReadModelChanged', data: { name: 'session-list', position: '1' } });
  expect(fetched).toEqual({
    'session-list': (before['session-list'] ?? 0) + 1,
    'user-account': before['user-account'],
  });
});

test('fetches the account again when a quota changes, since the server reads both', async () => {
  await open();
  const before = { ...fetched };
  await say('/session-hub', { type: 'ReadModelChanged', data: { name: 'quota-usage', position: '1' } });
  expect(fetched).toEqual({ ...before, 'user-account': (before['user-account'] ?? 0) + 1 });
});

test('fetches each query once for changes that arrive together', async () => {
  await open();
  const before = { ...fetched };
  const changed = (name: string) => ({ type: 'ReadModelChanged', data: { name, position: '1' } });
  await say('/notification-hub', changed('user-account'), changed('quota-usage'), changed('session-list'));
  expect(fetched).toEqual({
    'session-list': (before['session-list'] ?? 0) + 1,
    'user-account': (before['user-account'] ?? 0) + 1,
  });
});

test('notes the read models of an answer in a batch too', async () => {
  onTestFinished(gatherQueries());
  await open();
  await vi.waitFor(() => expect(fetched).toEqual({ 'session-list': 1, 'user-account': 1 }));
  await say('/session-hub', { type: 'ReadModelChanged', data: { name: 'quota-usage', position: '1' } });
  await vi.waitFor(() => expect(fetched).toEqual({ 'session-list': 1, 'user-account': 2 }));
});

test('keeps the read models of each page of a list', async () => {
  const queries = new QueryClient();
  const asked = { ...pages(sessionList, {}), pages: 2, getNextPageParam: () => 'further' };
  reads = ['tags', ''];
  await queries.fetchInfiniteQuery(asked);
  const [list] = queries.getQueryCache().getAll();
  expect(list && isMadeFrom(list, 'tags')).toBe(true);
  queries.clear();
  await queries.fetchInfiniteQuery(asked);
  const [anew] = queries.getQueryCache().getAll();
  expect(anew && isMadeFrom(anew, 'tags')).toBe(false);
});

test('fetches all shown queries again on every connection, since nothing is replayed', async () => {
  await open();
  const before = fetched['session-list'] ?? 0;
  await act(async () => sockets['/notification-hub']?.onopen?.());
  expect(fetched['session-list']).toBe(before + 1);
});

test('fetches only the list of talks again when the hub of talks connects', async () => {
  await open();
  const before = { ...fetched };
  await act(async () => sockets['/session-hub']?.onopen?.());
  expect(fetched).toEqual({ ...before, 'session-list': (before['session-list'] ?? 0) + 1 });
});

test('replaces the token and fetches all shown queries again', async () => {
  await open();
  const before = fetched['user-account'] ?? 0;
  await say('/notification-hub', { type: 'TokenUpdate', data: { accessToken: 'new', refreshToken: null } });
  expect(accessToken()).toBe('new');
  expect(fetched['user-account']).toBe(before + 1);
});

test('tells subscribers about the status of an analysis', async () => {
  const heard = vi.fn();
  const stop = onSessionStatus(heard);
  await open();
  await say('/session-hub', { type: 'SessionStatusUpdate', data: { id: 's1' } });
  stop();
  await say('/session-hub', { type: 'SessionStatusUpdate', data: { id: 's2' } });
  expect(heard.mock.calls).toEqual([['s1']]);
});

test('pages poll while either hub is not connected', async () => {
  await open();
  expect(screen.getByText('polls')).toBeTruthy();
  await act(async () => sockets['/session-hub']?.onopen?.());
  expect(screen.getByText('polls')).toBeTruthy();
  await act(async () => sockets['/notification-hub']?.onopen?.());
  expect(screen.getByText('live')).toBeTruthy();
  await act(async () => sockets['/session-hub']?.onclose?.({ code: 1006 }));
  expect(screen.getByText('polls')).toBeTruthy();
});

type Socket = {
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
};
let sockets: Record<string, Socket> = {};
let fetched: Record<string, number> = {};

beforeEach(() => {
  [sockets, fetched] = [{}, {}];
  reads = [];
  vi.stubGlobal('fetch', serve);
  holdToken('old');
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor(url: string) {
        sockets[new URL(url).pathname] = this as Socket;
      }
      send() {}
      close() {}
    },
  );
});
afterEach(cleanup);

const open = () =>
  act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>,
    );
  });

/** Sends pushes together. Resolves after the client has fetched the changes. */
const say = (hub: string, ...pushes: readonly object[]) =>
  act(async () => {
    for (const push of pushes) sockets[hub]?.onmessage?.({ data: JSON.stringify(push) });
    await new Promise((resolve) => setTimeout(resolve, 60));
  });

function Page() {
  useLiveQueries();
  useQuery(query(sessionList, {}));
  useQuery(query(userAccount, {}));
  return useIsLive() ? 'live' : 'polls';
}

/** Read models that each page of the list names. */
let reads: readonly string[] = [];

/** Answers like the server, which reads the quotas for the account too. */
function answerTo(address: string) {
  const { pathname } = new URL(address, 'https://rostra.example');
  const call = [sessionList, userAccount].find(({ path }) => path === pathname);
  if (!call) throw new Error(`not expected: ${address}`);
  fetched[call.name] = (fetched[call.name] ?? 0) + 1;
  const [page = '', ...further] = reads;
  reads = further;
  return { body: [fetched[call.name]], reads: call === userAccount ? 'user-account,quota-usage' : page };
}

async function serve(address: string): Promise<Response> {
  const { pathname, searchParams } = new URL(address, 'https://rostra.example');
  if (pathname !== queryBatch.path) {
    const answer = answerTo(address);
    return Response.json(answer.body, { headers: { 'x-reads': answer.reads } });
  }
  const addresses = JSON.parse(searchParams.get('addresses') ?? '') as readonly string[];
  const parts = addresses.map((one) => ({ status: 200, next: null, ...answerTo(one) }));
  return Response.json(parts.map((part) => ({ ...part, body: JSON.stringify(part.body) })));
}
