import type { AdviceCode, ExerciseCode } from '#domain/sessions/contract/advice.ts';
import type { MovementFault } from '#domain/sessions/contract/movement/report.ts';
import type { ScoreTotal, ScoreWithheld } from '#domain/sessions/contract/report.ts';
import type { RuledPart } from '../../score/part-rules.ts';
import type { Figures } from '../measured/format.ts';

export type FindingFigures = Figures &
  Readonly<{
    pauseSeconds: string;
    /** From this length on a silence counts in part. */
    breakSeconds: string;
    /** Seconds. */
    longSilence: string;
    /** Points that the score would gain. */
    cost: string;
    /** `[01:20], [03:10]`, in order; undefined if no moments are typical. */
    moments: string | undefined;
    /** `[03:10]`: the clearest moment. */
    strongest: string | undefined;
  }>;

/** Formatted figures of the talk; a figure that was not measured is absent. */
export type SessionFacts = Readonly<
  Partial<
    Record<
      | 'duration'
      | 'speechTime'
      | 'averagePitch'
      | 'semitones'
      | 'articulationRate'
      | 'volumeSpread'
      | 'pauseCount'
      | 'totalPauseTime'
      | 'averagePauseTime'
      | 'wordCount'
      | 'sentenceLength'
      | 'lexicalVariety'
      | 'signalToNoise',
      string
    >
  >
>;

type Sentence<Of> = (figures: Of) => string;

/** One language of the coach. Each text has one sentence or more, and each sentence contains a figure or a moment. */
export type CoachWords = Readonly<{
  opening: Readonly<Record<ScoreTotal, Sentence<Readonly<{ duration: string; score: string; best: string }>>>>;
  silence: Sentence<Readonly<{ duration: string }>>;
  /** Why there is no score: two sentences, with the measured and the required value. */
  withheld: Readonly<Record<ScoreWithheld['code'], Sentence<Readonly<{ measured: string; needed: string }>>>>;
  good: Readonly<Record<RuledPart, Sentence<Figures>>>;
  /** If nothing is good: the part that is closest to good. */
  nearest: Sentence<Figures & Readonly<{ part: string; score: string }>>;
  partNames: Readonly<Record<RuledPart, string>>;
  finding: Readonly<Record<AdviceCode, Sentence<FindingFigures>>>;
  /** By the aspect of the movement that cost most. */
  movement: Readonly<Record<MovementFault | 'none', Sentence<Readonly<{ score: string; best: string }>>>>;
  cost: Sentence<Readonly<{ cost: string; best: string }>>;
  exercise: Readonly<Record<ExerciseCode, Sentence<FindingFigures>>>;
  /** Used if no measured part has to improve. It speaks about the whole talk only if every part was measured. */
  keepOn: Readonly<Record<ScoreTotal | 'partly', Sentence<Readonly<{ score: string; best: string }>>>>;
  /** Further measures, by priority. Undefined if not measured. */
  more: readonly ((facts: SessionFacts) => string | undefined)[];
}>;
