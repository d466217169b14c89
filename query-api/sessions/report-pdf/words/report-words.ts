import type { Judgement } from '#domain/sessions/contract/judgement.ts';
import type { Look } from '#domain/sessions/contract/marks.ts';
import type {
  PartName,
  ScorePart,
  ScoreWithheld,
  SessionDetail,
  TextMisfit,
  TranscriptMissingReason,
} from '#domain/sessions/contract/report.ts';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';

type AudioWarning = NonNullable<SessionDetail['audioAnalysis']>['warnings'][number];

/** The texts of the printed report, in one language. Figures come already formatted. */
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
  noScore: string;
  /** Why the parts make no total: for what is missing, or for what it sounds like. */
  withheld: Readonly<
    Record<
      Exclude<ScoreWithheld['code'], 'not_speech'> | NonNullable<ScoreWithheld['sign']> | 'unknown',
      (found: Readonly<{ measured: string; needed: string }>) => string
    >
  >;
  /** `weight`: of a part below `from`; from `to` on a part counts once. */
  formula: (said: Readonly<{ version: string; from: string; to: string; weight: string }>) => string;
  judgements: Readonly<Record<Judgement, string>>;

  partsTitle: string;
  parts: Readonly<Record<PartName, string>>;
  pitchMovement: (ratio: string) => string;
  perMinute: (count: string) => string;
  wordsPerMinute: (count: string) => string;
  flatTime: (share: string) => string;
  placedInside: (share: string) => string;
  heardFillers: string;
  longestSilence: (seconds: string) => string;
  /** Decibels. */
  volumeAspects: Readonly<Record<NonNullable<ScorePart['aspect']>, (value: string) => string>>;
  goodBetween: (from: string, to: string) => string;
  goodUpTo: (to: string) => string;
  goodFrom: (from: string) => string;
  unmeasuredTitle: string;
  reasons: Readonly<Record<NonNullable<ScorePart['reason']> | 'unknown', string>>;
  unmeasuredNote: string;
  misfitTitle: string;
  misfit: Readonly<Record<TextMisfit['code'], (ratio: Readonly<{ times: string; share: string }>) => string>>;
  misfitNote: string;

  recordingTitle: string;
  warnings: Readonly<Record<AudioWarning, string>>;

  cost: (points: string) => string;

  slidesTitle: string;
  slideHeads: Readonly<Record<'slide' | 'from' | 'seconds' | 'plan' | 'pace' | 'pitch' | 'volume' | 'fillers', string>>;
  slidePlan: Readonly<{ onPlan: string; longer: (seconds: string) => string; shorter: (seconds: string) => string }>;
  measuresTitle: string;
  notMeasured: string;
  measures: Readonly<Record<Measure, string>>;
  syllablesPerSecond: (count: string) => string;
  wordsEach: (count: string) => string;
  moods: Readonly<Record<'positive' | 'neutral' | 'negative', string>>;

  courseTitle: string;
  courseNote: string;
  lanes: Readonly<Record<'pitch' | 'volume' | 'pace', string>>;
  /** The lane for those who cannot see it. */
  laneAsText: (lane: string, lowest: string, highest: string) => string;
  findingsLane: string;
  /** The counts of its upper and its lower row. */
  findingsCounted: (fillers: number, repetitions: number) => string;

  feedbackTitle: string;
  earlierFeedback: Readonly<Record<'rewriting' | 'earlier_formula', string>>;
  byRules: (at: string) => string;
  byModel: (version: string, at: string) => string;
  withoutModel: Readonly<Record<NonNullable<NonNullable<SessionDetail['aiFeedback']>['withoutModel']>, string>>;

  transcriptTitle: string;
  sources: Readonly<Record<TextAnalysis['source'], string>>;
  estimatedTimes: string;
  unsureTimes: (count: number) => string;
  dropsFillers: string;
  looks: Readonly<Record<Exclude<Look, '.'>, string>>;
  pause: string;
  noTranscript: string;
  missingWords: Readonly<Record<TranscriptMissingReason, string>>;
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
