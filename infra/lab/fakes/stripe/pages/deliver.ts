import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import type { StripeEvent } from '../server/objects.ts';
import type { StripeServer } from '../server/stripe-server.ts';

type Dependencies = Readonly<{ http: FastifyInstance; stripe: Stripe; secret: string }>;

const webhookPath = '/api/Webhooks/Stripe';

/** Sends each event to the product, signed like Stripe's; returns the function that waits until all have arrived. */
export function deliverEvents(server: Pick<StripeServer, 'onEvent'>, { http, stripe, secret }: Dependencies) {
  // Delivers nothing before the HTTP server is ready.
  let delivering = new Promise<void>((resolve) => {
    http.addHook('onReady', async () => resolve());
  });
  const deliver = async (event: StripeEvent) => {
    const payload = JSON.stringify(event);
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret }),
    };
    const { statusCode } = await http.inject({ method: 'POST', url: webhookPath, headers, payload });
    if (statusCode >= 300) throw new Error(`answered ${statusCode}`);
  };
  server.onEvent((event) => {
    // The hourly check finds lost webhooks.
    delivering = delivering
      .then(() => deliver(event))
      .catch((error) => http.log.warn(error, 'a webhook was not taken'));
  });
  return { arrived: () => delivering };
}
