import type { AnalysisResults, ScorePart, ScoreWithheld } from '#domain/sessions/contract/report.ts';
import { voicedRuns } from '../evidence/voiced-runs.ts';
import { voicedSpeech } from '../evidence/voiced-speech.ts';
import { unlikeSpeech } from './unlike-speech.ts';

/** Requirements of a total score: seconds of talk, seconds of voiced speech, and measured parts, at least one not the volume. */
const leastEvidence = { talk: 30, voice: 15, parts: 3 } as const;

type Evidence = Readonly<{
  /** Seconds. */
  duration: number;
  /** Seconds. */
  speechTime: number;
  results: Pick<AnalysisResults, 'pitch' | 'pauses' | 'syllableNuclei'>;
}>;

/** Why there is no total score; undefined if there is one. */
export function withheldScore(evidence: Evidence, parts: readonly ScorePart[]): ScoreWithheld | undefined {
  const { duration, speechTime, results } = evidence;
  const { pitch, pauses: gaps } = results;
  const { talk, voice } = leastEvidence;
  if (speechTime === 0) return { code: 'too_little_voice', measured: 0, needed: voice };
  if (duration < talk) return { code: 'too_short', measured: toTenths(duration), needed: talk };
  const voiced = voicedSpeech(voicedRuns(pitch, gaps), pitch.dt);
  const sign = unlikeSpeech(evidence);
  if (sign) return { code: 'not_speech', sign };
  if (voiced < voice) return { code: 'too_little_voice', measured: toTenths(voiced), needed: voice };
  return tooFew(parts);
}

function tooFew(parts: readonly ScorePart[]): ScoreWithheld | undefined {
  const measured = parts.filter(({ score }) => score !== null);
  const isEnough = measured.length >= leastEvidence.parts && measured.some(({ name }) => name !== 'volume');
  return isEnough ? undefined : { code: 'too_few_parts', measured: measured.length, needed: leastEvidence.parts };
}

/** Rounded down, so that a shortfall stays visible. */
const toTenths = (seconds: number) => Math.floor(seconds * 10) / 10;
