import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Payments } from '#infra/payments/payments.ts';
import { stripePayments } from '#infra/payments/stripe-payments.ts';
import { stripeClient } from '../server/in-process.ts';
import { createStripeServer } from '../server/stripe-server.ts';
import { deliverEvents } from './deliver.ts';
import { demoRoutes } from './demo-routes.ts';
import { keptFile } from './kept-file.ts';

type Dependencies = Readonly<{ http: FastifyInstance; data: string; publicUrl: () => string }>;

const lookEveryMs = 60_000;

/** A small payment provider in this process, to try the product with: its pages are at /dev/payments. */
export async function openDemo({ http, data, publicUrl }: Dependencies): Promise<Payments> {
  const { kept, save, close } = await keptFile(data);
  const server = createStripeServer({ kept, address: () => `${publicUrl()}/dev/payments` });
  const secret = `whsec_${randomBytes(24).toString('hex')}`;
  const { arrived } = deliverEvents(server, { http, stripe: stripeClient(server), secret });
  const settled = async () => {
    await save();
    await arrived();
  };
  await http.register(demoRoutes({ server, settled }), { prefix: '/dev/payments' });
  const look = setInterval(() => {
    server.catchUp();
    settled().catch((error) => http.log.error(error));
  }, lookEveryMs);
  http.addHook('onClose', async () => {
    clearInterval(look);
    await settled();
    await close();
  });
  // The product gets the events of a call before it gets the answer.
  const answering = { answer: server.answer, settled };
  const load = async (address: string) =>
    new Uint8Array((await http.inject({ method: 'GET', url: new URL(address).pathname })).rawPayload);
  return stripePayments({ stripe: stripeClient(answering), webhookSecret: secret, isTest: true, load });
}
