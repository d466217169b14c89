import type { PartName, SessionDetail } from '#domain/sessions/contract/report.ts';

/** What only the printed report says, in one language. Figures come already formatted. */
export type ReportWords = Readonly<{
  /** BCP 47. */
  tag: string;
  languages: Readonly<Record<SessionDetail['locale'], string>>;
  kinds: Readonly<Record<SessionDetail['kind'], string>>;
  title: string;
  page: (page: string) => string;
  length: (clock: string) => string;
  spokenIn: (language: string) => string;
  score: string;
  /** The name of a score that does not count the words. */
  soundScore: string;
  outOf: string;
  /** `weight`: of a part below `from`; from `to` on a part counts once. */
  formula: (said: Readonly<{ version: string; from: string; to: string; weight: string }>) => string;

  partsTitle: string;
  parts: Readonly<Record<PartName, string>>;

  cost: (points: string) => string;

  slidesTitle: string;
  slideHeads: Readonly<Record<'slide' | 'from' | 'seconds' | 'plan' | 'pace' | 'pitch' | 'volume' | 'fillers', string>>;
  slidePlan: Readonly<{ onPlan: string; longer: (seconds: string) => string; shorter: (seconds: string) => string }>;
  measuresTitle: string;
  notMeasured: string;
  measures: Readonly<Record<Measure, string>>;
  syllablesPerSecond: (count: string) => string;
  wordsEach: (count: string) => string;

  courseTitle: string;
  courseNote: string;
  lanes: Readonly<Record<'pitch' | 'volume' | 'pace', string>>;
  /** The lane for those who cannot see it. */
  laneAsText: (lane: string, lowest: string, highest: string) => string;
  findingsLane: string;
  /** The counts of its upper and its lower row. */
  findingsCounted: (fillers: number, repetitions: number) => string;

  /** Above a feedback that was being written anew. */
  rewrittenFeedback: string;

  estimatedTimes: string;
  unsureTimes: (count: number) => string;
  pause: string;
  noTranscript: string;
}>;

export type Measure =
  | 'averagePitch'
  | 'averageVolume'
  | 'volumeSpread'
  | 'totalPauseTime'
  | 'speechRate'
  | 'articulationRate'
  | 'signalToNoise'
  | 'wordCount'
  | 'meanSentenceLength'
  | 'lexicalVariety'
  | 'sentiment'
  | 'keyWords';
