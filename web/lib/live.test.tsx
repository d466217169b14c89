import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessToken, holdToken } from './auth-state.ts';
import { useLiveQueries } from './live.ts';
import { onSessionStatus, useIsLive } from './live-state.ts';

test('what changed is fetched again, and nothing else', async () => {
  await open();
  const before = { ...fetched };
  await say('/session-hub', { type: 'ReadModelChanged', data: { name: 'session-list', position: '1' } });
  expect(fetched).toEqual({
    'session-list': (before['session-list'] ?? 0) + 1,
    'user-account': before['user-account'],
  });
});

test('a changed quota is seen where it is shown: with the account', async () => {
  await open();
  const before = fetched['user-account'] ?? 0;
  await say('/session-hub', { type: 'ReadModelChanged', data: { name: 'quota-usage', position: '1' } });
  expect(fetched['user-account']).toBe(before + 1);
});

test('on every connection everything shown is fetched again: nothing is replayed', async () => {
  await open();
  const before = fetched['session-list'] ?? 0;
  await act(async () => sockets['/notification-hub']?.onopen?.());
  expect(fetched['session-list']).toBe(before + 1);
});

test('the hub of talks has nothing else fetched again when it connects', async () => {
  await open();
  const before = { ...fetched };
  await act(async () => sockets['/session-hub']?.onopen?.());
  expect(fetched).toEqual({ ...before, 'session-list': (before['session-list'] ?? 0) + 1 });
});

test('a new token takes the place of the old one, and everything shown is fetched again', async () => {
  await open();
  const before = fetched['user-account'] ?? 0;
  await say('/notification-hub', { type: 'TokenUpdate', data: { accessToken: 'new', refreshToken: null } });
  expect(accessToken()).toBe('new');
  expect(fetched['user-account']).toBe(before + 1);
});

test('the move of an analysis reaches whoever listens', async () => {
  const heard = vi.fn();
  const stop = onSessionStatus(heard);
  await open();
  await say('/session-hub', { type: 'SessionStatusUpdate', data: { id: 's1' } });
  stop();
  await say('/session-hub', { type: 'SessionStatusUpdate', data: { id: 's2' } });
  expect(heard.mock.calls).toEqual([['s1']]);
});

test('pages poll as long as one of the hubs is not connected', async () => {
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

const say = (hub: string, push: object) => act(async () => sockets[hub]?.onmessage?.({ data: JSON.stringify(push) }));

function Page() {
  useLiveQueries();
  useCounted('session-list');
  useCounted('user-account', ['quota-usage']);
  return useIsLive() ? 'live' : 'polls';
}

function useCounted(name: string, shows: readonly string[] = []) {
  useQuery({
    queryKey: [name, '/api/x', {}],
    meta: { shows },
    queryFn: () => {
      fetched[name] = (fetched[name] ?? 0) + 1;
      return fetched[name];
    },
  });
}
