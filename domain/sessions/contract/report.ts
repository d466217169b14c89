import * as z from 'zod/mini';
import { LocaleCode } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { ShownName } from '#domain/users/contract/shown-name.ts';
import { adviceCodes, exerciseCodes } from './advice.ts';
import { Chapters } from './chapters.ts';
import { HeatmapCell, MovementAnalysis } from './movement/report.ts';
import { sessionKinds } from './norms.ts';
import type { Series } from './series.ts';
import { SlideReport, SlideTimestamp } from './slides.ts';
import { TextAnalysis } from './text-report.ts';

export const analysisStatuses = [
  'NotStarted',
  'Running',
  'ExtractingAudio',
  'AnalyzingAudio',
  'AudioDone',
  'AnalyzingText',
  'TextDone',
  'Succeeded',
  'Failed',
] as const;
export const AnalysisStatus = z.enum(analysisStatuses);
export type AnalysisStatus = z.infer<typeof AnalysisStatus>;

export const SessionType = z.enum(['audio', 'video']);
export const AnalysisClass = z.enum(['fast', 'relaxed']);
export type AnalysisClass = z.infer<typeof AnalysisClass>;

/** Why an analysis failed. The client has the texts. */
export const FailureReason = z.enum([
  'unreadable',
  'truncated',
  'no_audio',
  'empty',
  'too_long',
  'too_many_pixels',
  'media_missing',
  'internal',
]);
export type FailureReason = z.infer<typeof FailureReason>;

const partNames = [
  'pitch',
  'volume',
  'pauses',
  'speech_speed',
  'filler_words',
  'repetition',
  'speech_clarity',
  'sentiment',
  'movement',
] as const;
export const PartName = z.enum(partNames);
export type PartName = z.infer<typeof PartName>;

/** 0..10; null if it could not be measured. */
const Score = z.nullable(z.number().check(z.gte(0), z.lte(10)));
const SessionScores = z.record(PartName, Score);

/** The measures in a total: of the sound alone, or of sound and words. Totals of the two kinds are never compared. */
export const ScoreTotal = z.enum(['sound', 'whole']);
export type ScoreTotal = z.infer<typeof ScoreTotal>;

/** A part of the score: the measured value, the good range, and the reason if it was not measured. */
export const ScorePart = z.object({
  name: PartName,
  score: Score,
  value: z.nullable(z.number()),
  unit: z.enum(['ratio', 'share', 'per_minute', 'words_per_minute', 'syllables_per_second', 'decibels', 'percent']),
  good: z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) }),
  /** For pauses, if their length cost more than their number: seconds. */
  longestPause: z.optional(z.number()),
  /** Points: the standard deviation of the score over other ten-second windows of the same talk. */
  error: z.optional(z.number()),
  /** For pitch, if its flat stretches cost more than its mean: their share of the talk, 0..1. */
  monotone: z.optional(z.number()),
  /** For pauses, if their places cost more than number and length: the share of them inside a phrase, 0..1. */
  misplaced: z.optional(z.number()),
  /** For fillers: hesitations that were found by sound are included. */
  heard: z.optional(z.literal(true)),
  /** For volume: which of its measures `value` is. */
  aspect: z.optional(z.enum(['even', 'ends', 'emphasis'])),
  /** For volume: dB that a calibration of the microphone added. */
  gain: z.optional(z.number()),
  reason: z.optional(
    z.enum([
      'no_words',
      'no_voice',
      'too_short',
      'no_movement_data',
      'movement_estimated',
      'no_confidence',
      'fillers_dropped',
      'recorded_too_quietly',
      'text_misfit',
      'written_by_person',
    ]),
  ),
});
export type ScorePart = z.infer<typeof ScorePart>;

type Scored = Readonly<{
  score: number | null;
  total?: ScoreTotal | undefined;
  parts: readonly Pick<ScorePart, 'name' | 'score'>[];
}>;

/** Parts that need no words; all others do. */
const ofSound: ReadonlySet<PartName> = new Set(['pitch', 'volume', 'pauses', 'movement']);

/** The measures in a stored total; null without a total. Scores of formulas 1 to 4 record it only by their parts. */
export function scoreTotalOf({ score, total, parts }: Scored): ScoreTotal | null {
  if (score === null) return null;
  return total ?? (parts.some((part) => part.score !== null && !ofSound.has(part.name)) ? 'whole' : 'sound');
}

/**
 * Why the parts make no overall score: there was too little material, or it does not sound like one person speaking. Seconds
 * of talk (`too_short`) or of voiced speech (`too_little_voice`), measured parts (`too_few_parts`). `sign`: what it sounds like.
 */
export const ScoreWithheld = z.object({
  code: z.enum(['too_short', 'too_little_voice', 'too_few_parts', 'not_speech']),
  measured: z.optional(z.number()),
  needed: z.optional(z.number()),
  sign: z.optional(z.enum(['steady_pitch', 'unbroken_voice', 'no_syllables', 'two_voices'])),
});
export type ScoreWithheld = z.infer<typeof ScoreWithheld>;

/**
 * Why a text does not match the sound: too few or too many syllables (`ratio` of those of the text to those heard),
 * another language, times at which nobody speaks (`ratio` of such words), or syllables that do not occur in the sound.
 */
export const TextMisfit = z.object({
  code: z.enum(['length', 'language', 'times', 'unfound']),
  ratio: z.optional(z.number()),
});
export type TextMisfit = z.infer<typeof TextMisfit>;

/** `hh:mm:ss` */
const SessionLength = z.string().check(z.regex(/^\d{2,}:\d{2}:\d{2}$/));

export const SessionRow = z.object({
  id: Id,
  name: z.string(),
  createdAt: z.iso.datetime(),
  recordingDate: z.iso.datetime(),
  sessionLength: z.nullable(SessionLength),
  locale: LocaleCode,
  type: SessionType,
  analysisStatus: AnalysisStatus,
  completed: z.boolean(),
  sessionScore: Score,
  /** The measures in `sessionScore`; null without a score. */
  scoreTotal: z.nullable(ScoreTotal),
  /** Why an analysed talk has no `sessionScore`. */
  scoreWithheld: z.nullable(ScoreWithheld),
  /** Usernames, for the owner; empty for everybody else. */
  sharedWith: z.array(z.string()),
  sharedWithNames: z.array(ShownName),
  /** The owner's tags; empty for everybody else. */
  tags: z.array(z.string()),
});
export type SessionRow = z.infer<typeof SessionRow>;

const Failure = z.object({ reason: FailureReason, canRetry: z.boolean() });

/** Seconds from the start of the talk; `value` is null if there is none (unvoiced, silent). */
const Sample = z.object({ offset: z.number(), value: z.nullable(z.number()) });
export const Pause = z.object({ offset: z.number(), duration: z.number() });

/** Faults of the recording; the client has the texts. */
const RecordingWarning = z.enum(['too_quiet', 'too_noisy', 'clipped', 'hum', 'offset']);

export const AudioAnalysis = z.object({
  /** Hz */
  pitch: z.array(Sample),
  /** 0..1 */
  volume: z.array(Sample),
  /** Pauses of 2 s and longer, between the first and the last word. */
  pauses: z.array(Pause),
  averagePitch: z.nullable(z.number()),
  averageVolume: z.nullable(z.number()),
  averagePauseTime: z.nullable(z.number()),
  totalPauseTime: z.number(),
  pausesPerMinute: z.nullable(z.number()),
  pitchVariation: z.nullable(z.number()),
  volumeSpread: z.nullable(z.number()),
  /** Syllables per second of the talk, and of its speech. */
  speechRate: z.nullable(z.number()),
  articulationRate: z.nullable(z.number()),
  /** dB between speech and noise. */
  signalToNoise: z.nullable(z.number()),
  /** Faults of the recording, not of the speaker. */
  warnings: z.array(RecordingWarning),
  /** Stretches in which the variation of the pitch was below the good range of the part `pitch`. */
  monotoneStretches: z.array(Pause),
  timedAverages: z.array(
    z.object({
      offset: z.number(),
      duration: z.number(),
      pitch: z.nullable(z.number()),
      volume: z.nullable(z.number()),
      pauses: z.int(),
    }),
  ),
  /** Sounds like "uh" and "um", by sound alone; null in reports from before they were measured. */
  hesitations: z.nullable(z.array(Pause)),
  /** Seconds of analysed sound. */
  calculationLength: z.number(),
  isCompleted: z.boolean(),
});

/**
 * A finding that cost points; the client has the texts for `code` and `exercise`. Moments, in seconds, are the clearest examples,
 * strongest first, at most five.
 */
export const Advice = z.object({
  part: PartName,
  code: z.enum(adviceCodes),
  /** Points that the overall score would gain. */
  cost: z.number(),
  value: z.nullable(z.number()),
  moments: z.array(z.object({ offset: z.number(), duration: z.number() })),
  exercise: z.enum(exerciseCodes),
});
export type Advice = z.infer<typeof Advice>;

export const Feedback = z.object({
  /** Paragraphs, separated by empty lines; moments are written as `[mm:ss]`. */
  feedbackText: z.string(),
  /** Its author: the rules, or the model. */
  modelVersion: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Why the rules wrote it although a model is configured; null: the model wrote it, or there is none. */
  withoutModel: z.nullable(z.enum(['no_consent', 'quota_exhausted', 'unavailable', 'unfounded'])),
  /** The score that it is about. It is an earlier score while a new feedback is being written, and permanently if only the formula changed. */
  standing: z.enum(['current', 'rewriting', 'earlier_formula']),
});

/**
 * The client has the texts. `no_consent`: the person did not allow the recording to be sent out; `words_unreadable`: the person's own
 * text could not be analysed.
 */
export const TranscriptMissingReason = z.enum([
  'no_engine',
  'no_consent',
  'no_speech',
  'engine_refused',
  'engine_quota',
  'engine_unavailable',
  'words_unreadable',
]);
export type TranscriptMissingReason = z.infer<typeof TranscriptMissingReason>;

/** An external party that may get something of a talk: the recording for transcription, or the words for coaching. */
export const SharingParty = z.enum(['transcription', 'coach']);

export const SessionDetail = z.extend(SessionRow, {
  analysisClass: AnalysisClass,
  /** The kind of talk that it is scored as. */
  kind: z.enum(sessionKinds),
  /** In the order of the talk. */
  chapters: Chapters,
  /** Parties that may get something of it from now on. */
  sharing: z.array(SharingParty),
  /** Seconds; null until the sound was extracted. */
  duration: z.nullable(z.number()),
  failure: z.nullable(Failure),
  sessionScores: z.nullable(SessionScores),
  scoreParts: z.array(ScorePart),
  scoreVersion: z.nullable(z.int()),
  /** Why the words are not scored although there are some; null if they match the sound. */
  textMisfit: z.nullable(TextMisfit),
  /** The faults that cost the most points, the worst first; at most three. */
  advice: z.array(Advice),
  audioAnalysis: z.nullable(AudioAnalysis),
  textAnalysis: z.nullable(TextAnalysis),
  movementAnalysis: z.nullable(MovementAnalysis),
  aiFeedback: z.nullable(Feedback),
  /** `none`: no engine transcribes here. */
  transcriptionStatus: z.enum(['none', 'running', 'done', 'failed']),
  /** Why there are no words. */
  transcriptionReason: z.nullable(TranscriptMissingReason),
  /** The address that answers the signed address of the recording. */
  audioUrl: z.string(),
  audioFile: z.object({ size: z.number(), contentType: z.string() }),
  videoInfo: z.nullable(z.object({ title: z.string(), uri: z.string() })),
  videoFromRecording: z.boolean(),
  videoFeedback: z.array(z.unknown()),
  /** The deck that was shown; null if there was none, or it was deleted. */
  pdfInfo: z.nullable(z.object({ name: z.string(), pdfUri: z.string() })),
  presentationId: z.nullable(Id),
  slideTimestamps: z.array(SlideTimestamp),
  /** Figures for each slide; empty until the talk is analysed. */
  slideReport: z.array(SlideReport),
  transcriptionSlides: z.array(z.unknown()),
  heatmap: z.array(HeatmapCell),
  averages: z.object({ pitch: z.nullable(z.number()), volume: z.nullable(z.number()), pauses: z.nullable(z.number()) }),
});
export type SessionDetail = z.infer<typeof SessionDetail>;
/** Results in the blob store, as gzipped JSON: the analysis writes them, the queries read them. Times in seconds. */
export type AnalysisResults = Readonly<{
  pitch: Series;
  volume: Series;
  pauses: readonly Stretch[];
  peaks: Series;
}> &
  // Absent in talks that were measured before these existed.
  Partial<
    Readonly<{
      /** SD / mean of the pitch per window of 10 s. */
      pitchDynamism: Series;
      syllableNuclei: readonly number[];
      /** Syllables per second of speech. */
      syllableRate: Series;
      /** Sounds like "uh" and "um", by sound alone. */
      hesitations: readonly Stretch[];
      clippedMoments: readonly Stretch[];
    }>
  >;

type Stretch = Readonly<z.infer<typeof Pause>>;
