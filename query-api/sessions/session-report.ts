import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import { sessionReport } from '#domain/sessions/contract.ts';
import { principalOf, type Rules } from '#infra/http/rules.ts';
import { dispositionOf } from '#infra/http/send-blob.ts';
import type { ReadResults } from './analysis-results.ts';
import { printReport } from './print-report.ts';

/** The report of a talk as a PDF, for its owner; made when it is asked for. */
export const sessionReportRoute =
  ({ signedIn }: Rules, readResults: ReadResults) =>
  ({ pool }: { pool: Pool }): FastifyPluginAsync =>
  async (http) => {
    http.route({
      method: sessionReport.method,
      url: sessionReport.path,
      schema: { params: sessionReport.params, querystring: sessionReport.query },
      onRequest: signedIn,
      handler: async (request, reply) => {
        const { id } = request.params as { id: string };
        const { locale, timeZone } = request.query as { locale?: 'de' | 'en'; timeZone: string };
        const talk = { id, ownerId: principalOf(request).id };
        const { name, pdf } = await printReport(talk, { locale, timeZone }, { pool, readResults });
        reply
          .type('application/pdf')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', dispositionOf(`${name}.pdf`));
        return reply.send(pdf);
      },
    });
  };
