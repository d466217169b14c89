import type { Norms } from '#domain/sessions/norms.ts';
import type { Advice, AnalysisResults, ScorePart, ScoreWithheld } from '#domain/sessions/report.ts';
import type { TextResults, TextSummary } from '#domain/sessions/text-report.ts';
import type { StoredFeatures } from '../features.ts';
import { giveAdvice } from './advice/give-advice.ts';
import { scoreTalk } from './score-talk.ts';

/** What a talk is judged by: all of it is stored, none of it is sound. */
export type JudgedTalk = Readonly<{
  /** Seconds. */
  duration: number;
  audio: StoredFeatures['audio'] & Readonly<{ /** dB that are in the volume already. */ gain?: number }>;
  /** Without what the person dismissed; null: no words. */
  text: TextSummary | null;
  /** Who heard them is known to leave hesitations out. */
  dropsFillers: boolean;
  results: AnalysisResults;
  textResults: TextResults | null;
  /** Ids of findings. */
  dismissed: ReadonlySet<string>;
  /** For the language and the kind of the talk. */
  norms: Norms;
}>;

export type Judged = Readonly<{
  /** Of the formula. */
  version: number;
  /** 0..10 to 2 decimals; null where it is withheld. */
  score: number | null;
  withheld?: ScoreWithheld;
  parts: ScorePart[];
  /** What cost most, dearest first; at most three. None where there is no score that it could have cost. */
  advice: Advice[];
  text: TextSummary | null;
}>;

/** The same features, the same norms: the same score and the same advice. */
export function judgeTalk(talk: JudgedTalk): Judged {
  const { parts, ...judged } = scoreTalk(talk, talk.norms);
  return { ...judged, parts: [...parts], advice: judged.withheld ? [] : giveAdvice(parts, talk), text: talk.text };
}
