import type { AnalysisPayload } from '#domain/kernel/analysis-jobs.ts';
import type { Session } from '#domain/sessions/session.ts';
import type { Tools } from './tools.ts';

export type AnalysisJob = Readonly<{
  id: string;
  correlationId: string;
  attempt: number;
  maxAttempts: number;
  payload: AnalysisPayload<'analysis'>;
}>;

/** One run of an analysis. */
export type AnalysisRun = Readonly<{ job: AnalysisJob; session: Session; signal: AbortSignal; tools: Tools }>;
