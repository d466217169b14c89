import type { Norms } from '#domain/sessions/contract/norms.ts';
import type { AnalysisResults } from '#domain/sessions/contract/report.ts';
import type { TextResults } from '#domain/sessions/contract/text-report.ts';
import type { Moment } from './most-telling.ts';

/** Where moments are found. */
export type Evidence = Readonly<{
  /** Seconds. */
  duration: number;
  results: AnalysisResults;
  textResults: TextResults | null;
  /** The words do not belong to this sound. */
  misfit?: unknown;
  /** Ids of dismissed findings. */
  dismissed: ReadonlySet<string>;
  norms: Norms;
}>;

export type FindMoments = (evidence: Evidence) => Moment[];
