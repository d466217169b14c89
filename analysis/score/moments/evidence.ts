import type { Norms } from '#domain/sessions/norms.ts';
import type { AnalysisResults } from '#domain/sessions/report.ts';
import type { TextResults } from '#domain/sessions/text-report.ts';
import type { Moment } from './most-telling.ts';

/** Where moments are found. */
export type Evidence = Readonly<{
  /** Seconds. */
  duration: number;
  results: AnalysisResults;
  textResults: TextResults | null;
  /** Ids of findings that are none. */
  dismissed: ReadonlySet<string>;
  norms: Norms;
}>;

export type FindMoments = (evidence: Evidence) => Moment[];
