import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { behaviourOf, subscriptionOf } from '../server/billing.ts';
import { isTestMethod, type TestMethod } from '../server/checkout.ts';
import type { CheckoutSession, Invoice } from '../server/objects.ts';
import type { StripeServer } from '../server/stripe-server.ts';
import { found, StripeRefusal, type World } from '../server/world.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { pageStyles } from './page-styles.ts';
import { wordsIn } from './page-words.ts';
import { bankPage, closedPage, invoicePage, payPage, portalPage } from './pages.ts';

type Dependencies = Readonly<{
  server: StripeServer;
  /** Events are stored and sent to the product. */
  settled: () => Promise<void>;
}>;

const Params = z.object({ id: z.string() });
const Paying = z.object({
  method: z.custom<TestMethod>((name) => typeof name === 'string' && isTestMethod(name)),
  authenticates: z._default(z.stringbool(), true),
});
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const BilledTo = z.object({ name: line, line1: line, postal_code: line, city: line });
const faultNames = ['unavailable', 'busy', 'lost answer'] as const;

/** Pages of the demo's provider, and its clock: `/dev/payments/…`. */
export const demoRoutes =
  ({ server, settled }: Dependencies): FastifyPluginAsync =>
  async (http) => {
    readForms(http);
    http.get('/pages.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyles));
    const { world } = server;
    const customerOf = ({ customer }: CheckoutSession) => found(world, 'customers', customer);
    http.get('/pay/:id', async ({ params }, reply) => {
      const { id } = Params.parse(params);
      const session = found(world, 'checkout_sessions', id);
      const words = wordsIn(session.locale);
      return html(reply, session.status === 'open' ? payPage(session, customerOf(session), words) : closedPage(words));
    });
    http.get('/pay/:id/bank', async ({ params }, reply) => {
      const session = found(world, 'checkout_sessions', Params.parse(params).id);
      const words = wordsIn(session.locale);
      return html(reply, session.status === 'open' ? bankPage(session, words) : closedPage(words));
    });
    http.post('/pay/:id', async ({ params, body }, reply) => {
      const { id } = Params.parse(params);
      const { method, authenticates } = Paying.parse(body);
      const session = found(world, 'checkout_sessions', id);
      try {
        server.pay(id, method, authenticates, BilledTo.safeParse(body).data);
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error;
        const words = wordsIn(session.locale);
        return html(
          reply,
          session.status === 'open' ? payPage(session, customerOf(session), words, error.message) : closedPage(words),
        );
      }
      await settled();
      return reply.redirect(session.success_url, 303);
    });
    http.get('/portal/:id', async ({ params }, reply) => {
      const { customer } = found(world, 'portal_sessions', Params.parse(params).id);
      return html(reply, portalPage(found(world, 'customers', customer), wordsOf(world, customer)));
    });
    http.post('/portal/:id', async ({ params, body }, reply) => {
      const { id } = Params.parse(params);
      const paying = Paying.safeParse(body);
      if (paying.success) server.changeCard(id, paying.data.method);
      else server.changeBilledTo(id, BilledTo.parse(body));
      await settled();
      return reply.redirect(found(world, 'portal_sessions', id).return_url, 303);
    });
    invoiceRoutes(http, { server, settled });
    http.post('/clock', async ({ body }) => {
      const { until } = z.object({ until: z.iso.datetime() }).parse(body);
      server.moveTo(Math.floor(Date.parse(until) / 1_000));
      await settled();
      return { now: new Date(world.timeOf(null) * 1_000).toISOString() };
    });
    http.post('/fail', async ({ body }, reply) => {
      const { fault, times } = z.object({ fault: z.enum(faultNames), times: z._default(z.int(), 1) }).parse(body);
      server.failNext(fault, times);
      return reply.code(204).send();
    });
  };

const Confirmed = z.object({ confirmed: z.literal('true') });

function invoiceRoutes(http: FastifyInstance, { server: { world, answer, confirm }, settled }: Dependencies) {
  const invoiceOf = (params: unknown) => found(world, 'invoices', Params.parse(params).id);
  const asksBank = (invoice: Invoice) => behaviourOf(world, subscriptionOf(world, invoice)) === 'authenticates';
  const show = (invoice: Invoice) => invoicePage(invoice, wordsOf(world, invoice.customer), asksBank(invoice));
  http.get('/invoices/:id', async ({ params }, reply) => html(reply, show(invoiceOf(params))));
  http.get('/invoices/:id/pdf', async ({ params }, reply) => {
    reply.type('application/pdf');
    return invoicePdf(invoiceOf(params));
  });
  http.post('/invoices/:id', async ({ params, body }, reply) => {
    const invoice = invoiceOf(params);
    if (Confirmed.safeParse(body).success) confirm(invoice.id);
    else answer({ method: 'POST', path: `/v1/invoices/${invoice.id}/pay`, content: '', idempotencyKey: null });
    await settled();
    return html(reply, show(invoice));
  });
}

/** In the language of the customer. */
const wordsOf = (world: World, customer: string) => wordsIn(found(world, 'customers', customer).preferred_locales[0]);

function html(reply: FastifyReply, text: string) {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text);
}

function readForms(http: FastifyInstance): void {
  http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
