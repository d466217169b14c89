import type { AdviceCode, ExerciseCode } from '#domain/sessions/contract/advice.ts';
import type { MovementFault } from '#domain/sessions/contract/movement/report.ts';
import type { ScoreTotal, ScoreWithheld } from '#domain/sessions/contract/report.ts';
import type { RuledPart } from '../../score/part-rules.ts';
import type { Figures } from '../measured/format.ts';

export type FindingFigures = Figures &
  Readonly<{
    pauseSeconds: string;
    /** From here on a silence counts in part. */
    breakSeconds: string;
    /** Seconds. */
    longSilence: string;
    /** Points that the score would gain. */
    cost: string;
    /** `[01:20], [03:10]`, in order; undefined where it shows nowhere more than elsewhere. */
    moments: string | undefined;
    /** `[03:10]`: where it shows most. */
    strongest: string | undefined;
  }>;

/** Figures of the talk, ready to be read; a figure that was not measured is absent. */
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

/** One language of the coach. Each text is one sentence or more, and each sentence has a figure or a moment in it. */
export type CoachWords = Readonly<{
  opening: Readonly<Record<ScoreTotal, Sentence<Readonly<{ duration: string; score: string; best: string }>>>>;
  silence: Sentence<Readonly<{ duration: string }>>;
  /** Why there is no score: two sentences, with what was found and what is needed. */
  withheld: Readonly<Record<ScoreWithheld['code'], Sentence<Readonly<{ measured: string; needed: string }>>>>;
  good: Readonly<Record<RuledPart, Sentence<Figures>>>;
  /** Where nothing is good: what is nearest to it. */
  nearest: Sentence<Figures & Readonly<{ part: string; score: string }>>;
  partNames: Readonly<Record<RuledPart, string>>;
  finding: Readonly<Record<AdviceCode, Sentence<FindingFigures>>>;
  /** By what cost most of it. */
  movement: Readonly<Record<MovementFault | 'none', Sentence<Readonly<{ score: string; best: string }>>>>;
  cost: Sentence<Readonly<{ cost: string; best: string }>>;
  exercise: Readonly<Record<ExerciseCode, Sentence<FindingFigures>>>;
  /** Said when no measured part has to improve. It speaks of the whole talk only if every part was measured. */
  keepOn: Readonly<Record<ScoreTotal | 'partly', Sentence<Readonly<{ score: string; best: string }>>>>;
  /** What else was measured: the first are told first. Undefined where it was not. */
  more: readonly ((facts: SessionFacts) => string | undefined)[];
}>;
