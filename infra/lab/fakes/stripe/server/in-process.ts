import Stripe from 'stripe';
import type { StripeServer } from './stripe-server.ts';

type Answering = Pick<StripeServer, 'answer'> & Readonly<{ settled?: () => Promise<void> }>;

/** The official client, whose calls go to a server in this process without a network. `settled`: awaited before each answer. */
export const stripeClient = (server: Answering, maxNetworkRetries = 2): Stripe =>
  new Stripe('sk_test_local', {
    httpClient: Stripe.createFetchHttpClient(fetchFrom(server)),
    telemetry: false,
    maxNetworkRetries,
  });

const fetchFrom =
  ({ answer, settled }: Answering): typeof fetch =>
  async (address, init) => {
    const { pathname, search } = new URL(String(address));
    const method = init?.method ?? 'GET';
    const body = typeof init?.body === 'string' ? init.body : '';
    const idempotencyKey = new Headers(init?.headers).get('idempotency-key');
    const answered = answer({ method, path: pathname, content: body || search.slice(1), idempotencyKey });
    if (method !== 'GET') await settled?.();
    if (answered === null) throw new TypeError('fetch failed');
    return Response.json(answered.body, { status: answered.status });
  };
