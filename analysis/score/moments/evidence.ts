import type { Norms } from '#domain/sessions/contract/norms.ts';
import type { AnalysisResults } from '#domain/sessions/contract/report.ts';
import type { TextResults } from '#domain/sessions/contract/text-report.ts';
import type { Moment } from './most-telling.ts';

/** The data in which the moments of an advice are found. */
export type Evidence = Readonly<{
  /** Seconds. */
  duration: number;
  results: AnalysisResults;
  textResults: TextResults | null;
  /** Set if the words do not match this sound. */
  misfit?: unknown;
  /** Ids of dismissed findings. */
  dismissed: ReadonlySet<string>;
  norms: Norms;
}>;

export type FindMoments = (evidence: Evidence) => Moment[];
