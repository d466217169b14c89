import type { Session } from '#domain/sessions/session.ts';
import type { Tools } from './tools.ts';

export type AnalysisJob = Readonly<{
  id: string;
  correlationId: string;
  attempt: number;
  maxAttempts: number;
  payload: Readonly<{ sessionId: string; run: number }>;
}>;

/** One run of an analysis. */
export type Work = Readonly<{ job: AnalysisJob; session: Session; signal: AbortSignal; tools: Tools }>;
