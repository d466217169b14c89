import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { isTestMethod } from '../stripe-server/checkout.ts';
import type { StripeServer } from '../stripe-server/stripe-server.ts';
import { found, StripeRefusal } from '../stripe-server/world.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { closedPage, invoicePage, payPage, portalPage } from './pages.ts';

type Needs = Readonly<{
  server: StripeServer;
  /** What has happened is kept, and the product knows of it. */
  settled: () => Promise<void>;
}>;

const Params = z.object({ id: z.string() });
const Paying = z.object({ method: z.string().refine(isTestMethod), authenticates: z.stringbool().default(true) });
const faultNames = ['unavailable', 'busy', 'lost answer'] as const;

/** Pages of the demo's provider, and its clock: `/dev/payments/…`. */
export const demoRoutes =
  ({ server, settled }: Needs): FastifyPluginAsync =>
  async (http) => {
    readForms(http);
    const { world } = server;
    http.get('/pay/:id', async ({ params }, reply) => {
      const { id } = Params.parse(params);
      const session = found(world, 'checkout_sessions', id);
      return html(reply, session.status === 'open' ? payPage(session) : closedPage());
    });
    http.post('/pay/:id', async ({ params, body }, reply) => {
      const { id } = Params.parse(params);
      const { method, authenticates } = Paying.parse(body);
      const session = found(world, 'checkout_sessions', id);
      try {
        server.pay(id, method, authenticates);
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error;
        return html(reply, session.status === 'open' ? payPage(session, error.message) : closedPage());
      }
      await settled();
      return reply.redirect(session.success_url, 303);
    });
    http.get('/portal/:id', async (_request, reply) => html(reply, portalPage()));
    http.post('/portal/:id', async ({ params, body }, reply) => {
      const { id } = Params.parse(params);
      server.changeCard(id, Paying.parse(body).method);
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
      const { fault, times } = z.object({ fault: z.enum(faultNames), times: z.int().default(1) }).parse(body);
      server.failNext(fault, times);
      return reply.code(204).send();
    });
  };

function invoiceRoutes(http: FastifyInstance, { server: { world, answer }, settled }: Needs) {
  const invoiceOf = (params: unknown) => found(world, 'invoices', Params.parse(params).id);
  http.get('/invoices/:id', async ({ params }, reply) => html(reply, invoicePage(invoiceOf(params))));
  http.get('/invoices/:id/pdf', async ({ params }, reply) => {
    reply.type('application/pdf');
    return invoicePdf(invoiceOf(params));
  });
  http.post('/invoices/:id', async ({ params }, reply) => {
    const invoice = invoiceOf(params);
    answer({ method: 'POST', path: `/v1/invoices/${invoice.id}/pay`, content: '', idempotencyKey: null });
    await settled();
    return html(reply, invoicePage(invoice));
  });
}

function html(reply: FastifyReply, text: string) {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text);
}

function readForms(http: FastifyInstance): void {
  http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
