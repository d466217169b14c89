import type { Readable } from 'node:stream';
import type { Pool } from 'pg';
import type { Locale } from '#domain/kernel/contract.ts';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import type { AnalysisResults } from '#domain/sessions/contract/report.ts';
import { BlobMissing } from '#infra/blobs/blob-store.ts';
import type { Deps } from '#infra/service.ts';
import { hasReached } from '../has-reached.ts';
import { type ReadResults, resultsReader } from './analysis-results.ts';
import { detailOf, findSession } from './session-detail.ts';

type Session = Readonly<{ id: string; ownerId: string }>;
/** `locale`: by default that of the session. `timeZone`: IANA. */
type PrintOptions = Readonly<{ locale: Locale | undefined; timeZone: string }>;
type Tools = Readonly<{ pool: Pool; readResults: ReadResults }>;

/** Points of each curve, about two for each point (1/72 inch) of width on paper. */
const points = 800;

/**
 * The report of a session as a PDF, written while it is read.
 * @throws not_found if the session does not belong to the person, is still being analysed or its analysis failed
 */
export async function printReport(
  { id, ownerId }: Session,
  { locale, timeZone }: PrintOptions,
  { pool, readResults }: Tools,
) {
  const row = await findSession(pool, id, ownerId);
  if (row.analysisStatus !== 'Succeeded' || !row.results) return refuse('not_found');
  const session = await detailOf(row, { points, readResults });
  // Loads the large PDF writer at the first use, not at the start of the server.
  const { writeReport } = await import('./report-pdf/write-report.ts');
  const { syllableRate = null } = await readResults<AnalysisResults>(row.results.address);
  return {
    name: session.name,
    pdf: writeReport({ session, syllableRate, locale: locale ?? session.locale, timeZone }),
  };
}

/** `position`: of the session's last event, which the report has to include. */
type PrintInput = Session & Readonly<{ locale: Locale; position: bigint }>;

/** Prints for a data export, with times in UTC like the whole export. Null if there is no report yet. */
export const reportPrinter =
  ({ pool, blobs, asStored }: Pick<Deps, 'pool' | 'blobs' | 'asStored'>) =>
  async ({ locale, position, ...session }: PrintInput): Promise<Readable | null> => {
    if (!(await hasReached(position, ['sessions'], { pool, asStored }))) return null;
    // Each report has its own reader: cached results are of no use for the next report.
    const tools = { pool, readResults: resultsReader(blobs) };
    try {
      return (await printReport(session, { locale, timeZone: 'UTC' }, tools)).pdf;
    } catch (error) {
      if (error instanceof BlobMissing || (error instanceof DomainError && error.code === 'not_found')) return null;
      throw error;
    }
  };
