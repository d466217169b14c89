import { speechNorms } from '#domain/sessions/contract/norms.ts';
import type { AnalysisResults, ScorePart, ScoreWithheld } from '#domain/sessions/contract/report.ts';
import { unlikeSpeech } from './unlike-speech.ts';
import { voicedRuns } from './voiced-runs.ts';
import { voicedSpeech } from './voiced-speech.ts';

/**
 * Requirements of a total score: seconds of recording (`talk`), seconds from its first to its last spoken sound (`spoken`),
 * seconds of voiced speech (`voice`), and number of measured parts (`parts`), at least one of them not the volume.
 */
const leastEvidence = { talk: speechNorms.leastTalkSeconds, spoken: 27, voice: 15, parts: 3 } as const;

type Evidence = Readonly<{
  /** `duration`: seconds of the recording; `spoken`: seconds from its first to its last spoken sound. */
  duration: number;
  spoken: number;
  /** Seconds. */
  speechTime: number;
  results: Pick<AnalysisResults, 'pitch' | 'pauses' | 'syllableNuclei' | 'hesitations'>;
}>;

/** Why there is no total score; undefined if there is one. */
export function withheldScore(evidence: Evidence, parts: readonly ScorePart[]): ScoreWithheld | undefined {
  const { duration, spoken, speechTime, results } = evidence;
  const { pitch, pauses: gaps } = results;
  const { talk, voice } = leastEvidence;
  if (speechTime === 0) return { code: 'too_little_voice', measured: 0, needed: voice };
  if (duration < talk) return { code: 'too_short', measured: toTenths(duration), needed: talk };
  if (spoken < leastEvidence.spoken) {
    return { code: 'too_short', measured: toTenths(spoken), needed: leastEvidence.spoken };
  }
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
