import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { sessionReport } from '#domain/sessions/contract.ts';
import type { AnalysisResults } from '#domain/sessions/report.ts';
import { principalOf, type Rules } from '#infra/http/rules.ts';
import { dispositionOf } from '#infra/http/send-blob.ts';
import type { ReadResults } from './analysis-results.ts';
import { writeReport } from './report-pdf/write-report.ts';
import { detailOf, findSession } from './session-detail.ts';

/** Of each curve: half a point of ink apart on paper. */
const points = 800;

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
        const row = await findSession(pool, id, principalOf(request).id);
        // One that is still being analysed, or failed, has no report.
        if (row.analysisStatus !== 'Succeeded' || !row.results) return refuse('not_found');
        const session = await detailOf(row, points, readResults);
        const { syllableRate = null } = await readResults<AnalysisResults>(row.results.address);
        reply
          .type('application/pdf')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', dispositionOf(`${session.name}.pdf`));
        return reply.send(writeReport({ session, syllableRate, locale: locale ?? session.locale, timeZone }));
      },
    });
  };
