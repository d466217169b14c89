import { render } from '@testing-library/react';
import { Suspense, use, useEffect } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { batchLimits } from '#domain/product/contract/batch.ts';
import { dropToken } from './auth-state.ts';
import { ask, gatherQueries, useGatheredQueries } from './gathered-queries.ts';

const signal = new AbortController().signal;
const bodies = async (...addresses: readonly string[]) =>
  Promise.all(addresses.map(async (address) => (await ask(address, signal)).json()));

test('sends queries that start together in one request, and gives each its own answer', async () => {
  onTestFinished(gatherQueries());
  const [list, goals] = await Promise.all([ask('/api/Sessions/Slim?limit=4', signal), ask('/api/Goals/', signal)]);
  expect(await list.json()).toEqual({ to: '/api/Sessions/Slim?limit=4' });
  expect(list.headers.get('x-next-cursor')).toBe('further');
  expect(await goals.json()).toEqual({ to: '/api/Goals/' });
  expect(goals.headers.get('x-next-cursor')).toBeNull();
  expect(sent).toEqual([['/api/Sessions/Slim?limit=4', '/api/Goals/']]);
});

test('gathers the queries below a page from the first one on', async () => {
  function Card({ address }: Readonly<{ address: string }>) {
    useEffect(() => void ask(address, signal), [address]);
    return null;
  }
  function Page() {
    useGatheredQueries(true);
    return ['/api/Goals/', '/api/News'].map((address) => <Card key={address} address={address} />);
  }
  const { unmount } = render(<Page />);
  onTestFinished(unmount);
  await vi.waitFor(() => expect(sent).toEqual([['/api/Goals/', '/api/News']]));
});

test('gathers nothing after a page was left before it was complete', async () => {
  const never = new Promise<never>(() => {});
  function Page() {
    useGatheredQueries(true);
    return use(never);
  }
  render(
    <Suspense>
      <Page />
    </Suspense>,
  ).unmount();
  await Promise.all([ask('/api/Goals/', signal), ask('/api/News', signal)]);
  expect(sent).toEqual(['/api/Goals/', '/api/News']);
});

test('only the refused query of a batch fails, with its problem', async () => {
  onTestFinished(gatherQueries());
  const [refused, answered] = await Promise.allSettled([ask('/api/refused', signal), ask('/api/Goals/', signal)]);
  expect(refused).toMatchObject({ status: 'rejected', reason: { status: 404, code: 'not_found' } });
  expect(answered.status).toBe('fulfilled');
});

test('all queries fail if the request fails', async () => {
  onTestFinished(gatherQueries());
  isReachable = false;
  const outcomes = await Promise.allSettled([ask('/api/Goals/', signal), ask('/api/News', signal)]);
  expect(outcomes).toMatchObject([{ reason: { code: 'unreachable' } }, { reason: { code: 'unreachable' } }]);
});

test('sends a single query without a batch', async () => {
  onTestFinished(gatherQueries());
  expect(await bodies('/api/Goals/')).toEqual([{ to: '/api/Goals/' }]);
  expect(sent).toEqual(['/api/Goals/']);
});

test('splits queries over several requests when one cannot hold them', async () => {
  onTestFinished(gatherQueries());
  const many = Array.from({ length: batchLimits.queries + 2 }, (_, number) => `/api/Goals/${number}`);
  const long = Array.from({ length: 3 }, (_, number) => `/api/Search?text=${String(number).repeat(1_500)}`);
  expect(await bodies(...many, ...long)).toEqual([...many, ...long].map((to) => ({ to })));
  expect(sent.flat()).toEqual([...many, ...long]);
  expect(sent.map((batch) => (typeof batch === 'string' ? 1 : batch.length))).toEqual([20, 4, 1]);
});

test('sends each query alone when nobody gathers', async () => {
  const end = gatherQueries();
  const other = gatherQueries();
  end();
  end();
  await bodies('/api/Goals/', '/api/News');
  other();
  await bodies('/api/Goals/', '/api/News');
  expect(sent).toEqual([['/api/Goals/', '/api/News'], '/api/Goals/', '/api/News']);
});

/** The requested addresses; for a batch, the list of its addresses. */
const sent: (string | readonly string[])[] = [];
let isReachable = true;

const answerTo = (address: string) =>
  address === '/api/refused'
    ? { status: 404, body: { code: 'not_found' }, next: null }
    : { status: 200, body: { to: address }, next: address.includes('Slim') ? 'further' : null };

beforeEach(() => {
  sent.length = 0;
  isReachable = true;
  dropToken();
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    const { pathname, searchParams } = new URL(address, 'https://rostra.example');
    if (pathname !== '/api/Batch') {
      sent.push(address);
      return Response.json(answerTo(address).body);
    }
    const addresses = JSON.parse(searchParams.get('addresses') ?? '') as readonly string[];
    sent.push(addresses);
    return Response.json(
      addresses.map(answerTo).map(({ status, body, next }) => ({ status, body: JSON.stringify(body), next })),
    );
  });
});
