import { sessionReport } from '#domain/sessions/contract/calls.ts';
import { dispositionOf } from '#infra/http/send-blob.ts';
import { query } from '../query-area.ts';
import type { ReadResults } from './analysis-results.ts';
import { printReport } from './print-report.ts';

/** The report of a session as a PDF, for its owner; made at each request. */
export const sessionReportQuery = (readResults: ReadResults) =>
  query(sessionReport, {
    allow: 'signedIn',
    async answer({ params: { id }, query: { locale, timeZone }, userId, reply }, pool) {
      const { name, pdf } = await printReport({ id, ownerId: userId() }, { locale, timeZone }, { pool, readResults });
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', dispositionOf(`${name}.pdf`))
        .send(pdf);
    },
  });
