import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { sessionCommands, sessionList } from '#domain/sessions/contract/calls.ts';
import { pages, query } from '../lib/api.ts';
import { fakeServer } from '../lib/fake-server.ts';
import { useDeleteSession } from './session-change.ts';

const server = fakeServer();
const rows = [{ id: '1'.repeat(32) }, { id: '2'.repeat(32) }];
const { queryKey: newest } = query(sessionList, { limit: 4 });
const { queryKey: all } = pages(sessionList, {});

test('a deleted session leaves every list before any is fetched again', async () => {
  server.answer(sessionCommands.DeleteSession, undefined);
  const { client, deleteSession } = withLists();
  await deleteSession('1'.repeat(32));
  expect(client.getQueryData(newest)).toEqual([rows[1]]);
  expect(client.getQueryData(all)).toMatchObject({ pages: [{ rows: [rows[1]], next: 'c2' }] });
});

test('a session that could not be deleted stays', async () => {
  server.refuse(sessionCommands.DeleteSession, 'conflict');
  const { client, deleteSession } = withLists();
  await expect(deleteSession('1'.repeat(32))).rejects.toThrow();
  expect(client.getQueryData(newest)).toEqual(rows);
});

function withLists() {
  const client = new QueryClient();
  client.setQueryData<unknown>(newest, rows);
  client.setQueryData<unknown>(all, { pages: [{ rows, next: 'c2' }], pageParams: [undefined] });
  const wrapper = ({ children }: Readonly<{ children: ReactNode }>) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, deleteSession: renderHook(useDeleteSession, { wrapper }).result.current };
}

afterEach(cleanup);
