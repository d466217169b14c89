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
/** `locale`: else that of the talk. `timeZone`: IANA. */
type PrintOptions = Readonly<{ locale: Locale | undefined; timeZone: string }>;
type Tools = Readonly<{ pool: Pool; readResults: ReadResults }>;

/** Of each curve: half a point of ink apart on paper. */
const points = 800;

/**
 * The report of a talk as a PDF, made while it is read.
 * @throws not_found where the person has no such talk, or it is still being analysed, or that failed
 */
export async function printReport(
  { id, ownerId }: Session,
  { locale, timeZone }: PrintOptions,
  { pool, readResults }: Tools,
) {
  const row = await findSession(pool, id, ownerId);
  if (row.analysisStatus !== 'Succeeded' || !row.results) return refuse('not_found');
  const session = await detailOf(row, { points, readResults });
  // The PDF writer is large: it is loaded on first use, not at the start of the server.
  const { writeReport } = await import('./report-pdf/write-report.ts');
  const { syllableRate = null } = await readResults<AnalysisResults>(row.results.address);
  return {
    name: session.name,
    pdf: writeReport({ session, syllableRate, locale: locale ?? session.locale, timeZone }),
  };
}

/** `position`: of the last event of the talk, which the report has to know. */
type PrintInput = Session & Readonly<{ locale: Locale; position: bigint }>;

/** Prints for the archive of somebody's data, in UTC as all of that is. Null where there is no report of the talk, or none yet. */
export const reportPrinter =
  ({ pool, blobs, asStored }: Pick<Deps, 'pool' | 'blobs' | 'asStored'>) =>
  async ({ locale, position, ...session }: PrintInput): Promise<Readable | null> => {
    if (!(await hasReached(position, ['sessions'], { pool, asStored }))) return null;
    // Each report has a reader of its own: results read for one are of no use to the next.
    const tools = { pool, readResults: resultsReader(blobs) };
    try {
      return (await printReport(session, { locale, timeZone: 'UTC' }, tools)).pdf;
    } catch (error) {
      if (error instanceof BlobMissing || (error instanceof DomainError && error.code === 'not_found')) return null;
      throw error;
    }
  };
