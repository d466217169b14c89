import type { Locale } from '#domain/kernel/contract.ts';
import type { Advice, AnalysisResults } from '#domain/sessions/report.ts';
import type { TextResults, TextSummary } from '#domain/sessions/text-report.ts';
import type { StoredFeatures } from '../features.ts';
import { scoreTalk } from './score-talk.ts';

/** What a talk is judged by: all of it is stored, none of it is sound. */
export type JudgedTalk = Readonly<{
  locale: Locale;
  /** Seconds. */
  duration: number;
  audio: StoredFeatures['audio'];
  /** Without what the person dismissed; null: no words. */
  text: TextSummary | null;
  results: AnalysisResults;
  textResults: TextResults | null;
  /** Ids of findings. */
  dismissed: ReadonlySet<string>;
}>;

export type Judged = ReturnType<typeof judgeTalk>;

export function judgeTalk(talk: JudgedTalk) {
  const { version, score, parts } = scoreTalk({ ...talk.audio, duration: talk.duration });
  const advice: Advice[] = [];
  return { version, score, parts: [...parts], advice, text: talk.text };
}
