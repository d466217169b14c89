import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { snackbarState } from '../ui/snackbar-state.ts';
import { ApiError } from './api-error.ts';
import { changesOf, tellRefusal } from './changes.ts';

const list = { name: 'thing-list' };
const refused = () => Promise.reject(new ApiError(409, { code: 'conflict' }));

test('calls onDone, then fetches queries again after a change', async () => {
  const order: string[] = [];
  const { useChange } = changesOf([list]);
  const { result } = shown(() =>
    useChange(
      async (name: string) => name.length,
      (length, name) => order.push(`${name} ${length} ${look.mock.calls.length}`),
    ),
  );
  act(() => result.current.mutate('abc'));
  await waitFor(() => expect(look).toHaveBeenCalledTimes(2));
  expect(order).toEqual(['abc 3 1']);
});

test('keeps an awaited change pending until its queries have arrived', async () => {
  const { useChange } = changesOf([list], { isAwaited: true });
  const { result } = shown(() => useChange(() => Promise.resolve()));
  let arrive = () => {};
  look.mockImplementationOnce(() => new Promise<string>((done) => (arrive = () => done('new'))));
  act(() => result.current.mutate());
  await waitFor(() => expect(look).toHaveBeenCalledTimes(2));
  expect(result.current.isPending).toBe(true);
  act(() => arrive());
  await waitFor(() => expect(result.current.isPending).toBe(false));
});

test('shows a refusal and fetches nothing again', async () => {
  const { useChange } = changesOf([list]);
  const { result } = shown(() => useChange(refused, { onRefused: tellRefusal }));
  act(() => result.current.mutate());
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(snackbarState.snacks).toHaveLength(1);
  expect(look).toHaveBeenCalledTimes(1);
});

test('with afterRefusal, fetches queries again after a refusal too', async () => {
  const { useChange } = changesOf([list], { afterRefusal: true });
  const { result } = shown(() => useChange(refused));
  act(() => result.current.mutate());
  await waitFor(() => expect(look).toHaveBeenCalledTimes(2));
  expect(snackbarState.snacks).toEqual([]);
});

test('a change’s own onRefused replaces the general one', async () => {
  const [ofAll, own] = [vi.fn(), vi.fn()];
  const { useChange } = changesOf([list], { onRefused: ofAll });
  const { result } = shown(() => [useChange(refused), useChange(refused, { onRefused: own })] as const);
  act(() => result.current[0].mutate());
  await waitFor(() => expect(ofAll).toHaveBeenCalledTimes(1));
  act(() => result.current[1].mutate());
  await waitFor(() => expect(own).toHaveBeenCalledTimes(1));
  expect(ofAll).toHaveBeenCalledTimes(1);
});

const look = vi.fn(async () => 'old');

/** Renders the hook beside a query of the list. */
function shown<Result>(useIt: () => Result) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: Readonly<{ children: ReactNode }>) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  client.setQueryData([list.name, '/api/Things'], 'old');
  return renderHook(
    () => {
      useQuery({ queryKey: [list.name, '/api/Things'], queryFn: look });
      return useIt();
    },
    { wrapper },
  );
}

beforeEach(() => {
  look.mockClear();
  snackbarState.snacks = [];
});
afterEach(cleanup);
