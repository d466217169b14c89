import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';

const analysisClass = z.enum(['fast', 'relaxed']);
const locale = z.enum(['de', 'en']);
/** The address in the blob store. */
const blob = z.object({ address: z.string(), size: z.int(), contentType: z.string() });
const nullable = z.nullable(z.number());
const transcriptSource = z.enum(['azure', 'endpoint', 'parakeet', 'whisper', 'person']);
const partName = z.enum([
  'pitch',
  'volume',
  'pauses',
  'speech_speed',
  'filler_words',
  'repetition',
  'speech_clarity',
  'sentiment',
  'movement',
]);

const score = {
  /** Version of the formula. */
  version: z.int(),
  score: nullable,
  /** Whether `score` includes words; absent without a score. From formula 5 on: see `scoreTotalOf`. */
  total: z.optional(z.enum(['sound', 'whole'])),
  parts: z.array(
    z.object({
      name: partName,
      score: nullable,
      value: nullable,
      unit: z.enum(['ratio', 'share', 'per_minute', 'words_per_minute', 'syllables_per_second', 'decibels', 'percent']),
      good: z.object({ from: nullable, to: nullable }),
      /** For pauses, if their length cost more than their number: seconds. From formula 4 on. */
      longestPause: z.optional(z.number()),
      /** Points: the standard deviation of the score over other ten-second windows of the same talk. From formula 5 on. */
      error: z.optional(z.number()),
      /** For pitch, if its flat stretches cost more than its mean: their share of the talk, 0..1. From formula 5 on. */
      monotone: z.optional(z.number()),
      /** For pauses, if their places cost more: the share of them inside a phrase, 0..1. From formula 5 on. */
      misplaced: z.optional(z.number()),
      /** For fillers: hesitations that were found by sound are included. From formula 5 on. */
      heard: z.optional(z.literal(true)),
      /** For volume: the measure of `value`. From formula 5 on. */
      aspect: z.optional(z.enum(['even', 'ends', 'emphasis'])),
      /** For volume: dB that a calibration added. */
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
    }),
  ),
  /** Why the words are not scored although there are some; from formula 5 on. */
  misfit: z.optional(
    z.object({ code: z.enum(['length', 'language', 'times', 'unfound']), ratio: z.optional(z.number()) }),
  ),
  /** Why the parts make no total; from formula 4 on. */
  withheld: z.optional(
    z.object({
      code: z.enum(['too_short', 'too_little_voice', 'too_few_parts', 'not_speech']),
      measured: z.optional(z.number()),
      needed: z.optional(z.number()),
      sign: z.optional(z.enum(['steady_pitch', 'unbroken_voice', 'no_syllables', 'two_voices'])),
    }),
  ),
};
/** The faults that cost the most points, the worst first; the client has the texts for `code` and `exercise`. Moments in seconds. */
const advice = z.array(
  z.object({
    part: partName,
    code: z.string(),
    cost: z.number(),
    value: nullable,
    moments: z.array(z.object({ offset: z.number(), duration: z.number() })),
    exercise: z.string(),
  }),
);
/** Summary of the counted words. Dismissed words are left out. Null without words. */
const textSummary = z.nullable(
  z.object({
    wordCount: z.int(),
    wordsPerMinute: nullable,
    fillerCount: z.int(),
    fillersPerMinute: nullable,
    repetitionCount: z.int(),
    repetitionsPerMinute: nullable,
    meanSentenceLength: nullable,
    lexicalVariety: nullable,
    clarity: nullable,
    positive: nullable,
    negative: nullable,
    neutral: nullable,
  }),
);
const travelled = z.object({ average: nullable, distance: z.number() });
const movementSummary = z.object({
  seconds: z.number(),
  handMovement: travelled,
  headMovement: travelled,
  gesturesPerMinute: nullable,
  handsOutOfSight: nullable,
  swaying: nullable,
  pacing: nullable,
  headTurnsPerMinute: nullable,
  source: z.optional(z.literal('camera')),
  gaze: z.nullable(
    z.object({
      shares: z.record(z.enum(['left', 'middle', 'right', 'notes', 'elsewhere']), z.number()),
      longestStare: z.nullable(
        z.object({ offset: z.number(), duration: z.number(), at: z.enum(['left', 'middle', 'right']) }),
      ),
    }),
  ),
});
/** External parties that the person allowed to get the recording, or its words. */
const sharing = z.array(z.enum(['transcription', 'coach']));
/** The kind of talk: the good ranges depend on it. */
const kind = z.enum(['presentation', 'pitch', 'story', 'lesson']);

// Stored for ever: add fields or new events, never rename or retype one.
export const sessionEvents = {
  /** The recording is stored. `demuxer` is the format that its content was recognised as. */
  SessionCreated: z.object({
    ownerId: Id,
    name: personal(z.string(), { field: 'ownerId' }),
    locale,
    type: z.enum(['audio', 'video']),
    analysisClass,
    origin: z.enum(['upload', 'recording']),
    recordedAt: z.iso.datetime(),
    media: z.extend(blob, { demuxer: z.string() }),
    /** The month whose quota pays for the analysis. */
    quotaPeriod: z.string(),
    sharing: z.optional(sharing),
    /** Absent: a presentation. */
    kind: z.optional(kind),
    /** The part of the recording to keep, in seconds; absent: all. */
    cut: z.optional(z.object({ from: z.number(), to: z.number() })),
    /** The microphone (`calibration-<device>`), and the gain in dB that was known for it. */
    device: z.optional(Id),
    gain: z.optional(z.number()),
    /** The deck that was shown. */
    presentationId: z.optional(Id),
    /** The slides that were shown, each from a second of the kept part on; the first offset is 0. */
    slides: z.optional(z.array(z.object({ offset: z.number(), slideIndex: z.int() }))),
    /** The planned seconds of each slide at that time. */
    slidePlan: z.optional(z.array(nullable)),
  }),
  /** The dB that are added to the volume from now on; null: the recorded volume counts. */
  SessionCalibrated: z.object({ gain: nullable }),
  /** The parts outside of the kept one were deleted: the recording is a new file, and `replaces` is the address of the old one. */
  RecordingCut: z.object({ run: z.int(), media: z.extend(blob, { demuxer: z.string() }), replaces: z.string() }),
  /** A JSON list of moments and titles; valid until the next such event. */
  ChaptersMarked: z.object({ chapters: personal(z.string(), 'actor') }),
  /** A JSON list of tags with which the speaker finds the talk; valid until the next such event. */
  TagsChanged: z.object({ tags: personal(z.string(), 'actor') }),
  SessionRenamed: z.object({ name: personal(z.string(), 'actor') }),
  /** The spoken language was changed: the words have to be analysed again. */
  SessionLocaleChanged: z.object({ locale }),
  /** The talk has to be scored as another kind. */
  SessionKindChanged: z.object({ kind }),
  /** Permissions from now on; data that was sent before cannot be taken back. */
  SharingChanged: z.object({ sharing }),
  /** The talk has to be transcribed, without another analysis: an engine was allowed or installed, or the person retries. */
  TranscriptionRequested: z.object({ run: z.int() }),
  /** A coach may now get the words that was not allowed before. */
  FeedbackRequested: z.object({}),
  /** The person wants the talk scored with today's formula, from its stored measures. */
  ScoreRequested: z.object({}),
  /** Requested again, after a failure or with another language. Runs count from 1; results of earlier runs are void. */
  AnalysisRequested: z.object({ run: z.int(), quotaPeriod: z.string() }),
  AnalysisStarted: z.object({ run: z.int() }),
  /** `duration` in seconds. */
  AudioExtracted: z.object({ run: z.int(), duration: z.number() }),
  /** The series are in the blob; times in seconds, pitch in Hz, volume 0..1. */
  AudioAnalysed: z.object({
    run: z.int(),
    results: blob,
    summary: z.object({
      averagePitch: nullable,
      pitchVariation: nullable,
      pitchDeviationSemitones: nullable,
      averageVolume: nullable,
      volumeSpread: nullable,
      averagePauseTime: nullable,
      totalPauseTime: z.number(),
      pauseCount: z.int(),
      pausesPerMinute: nullable,
      speechTime: z.number(),
      syllableCount: z.optional(z.int()),
      speechRate: z.optional(nullable),
      articulationRate: z.optional(nullable),
      noiseFloor: z.optional(nullable),
      signalToNoise: z.optional(nullable),
      clippedShare: z.optional(z.number()),
      humLevel: z.optional(z.number()),
      dcOffset: z.optional(z.number()),
      warnings: z.optional(z.array(z.string())),
      timedAverages: z.array(
        z.object({ offset: z.number(), duration: z.number(), pitch: nullable, volume: nullable, pauses: z.int() }),
      ),
    }),
  }),
  /** An engine begins to transcribe; `sentTo` is the external host that gets the recording. */
  TranscriptionStarted: z.object({ run: z.int(), source: transcriptSource, sentTo: z.nullable(z.string()) }),
  TranscriptMade: z.object({
    run: z.int(),
    transcript: blob,
    source: transcriptSource,
    model: z.nullable(z.string()),
    dropsFillers: z.boolean(),
  }),
  /** The analysis goes on without words. */
  TranscriptMissing: z.object({ run: z.int(), reason: z.string() }),
  /** The person wrote, uploaded or corrected the words: they take precedence over an engine's. */
  TranscriptProvided: z.object({ text: blob, format: z.enum(['txt', 'vtt', 'srt']) }),
  /** `basis` is the address of the words that this result is derived from; `transcript` has the words with times. */
  TextAnalysed: z.object({
    run: z.int(),
    basis: z.string(),
    transcript: blob,
    source: transcriptSource,
    times: z.enum(['measured', 'estimated']),
    dropsFillers: z.boolean(),
    results: blob,
    summary: textSummary,
    /** Findings that the person dismissed in the earlier words and that also occur in these, by their ids here. */
    dismissed: z.optional(z.array(z.string())),
  }),
  AnalysisSucceeded: z.object({ run: z.int(), ...score, advice: z.optional(advice) }),
  /** The person dismissed a wrong filler or repetition; `findingId` is an id from the results. */
  FindingDismissed: z.object({ findingId: z.string() }),
  FindingRestored: z.object({ findingId: z.string() }),
  /** The score was computed again from the stored features. `cause`: what changed. */
  SessionRescored: z.object({
    ...score,
    advice,
    text: textSummary,
    cause: z.enum(['words', 'finding', 'kind', 'calibration', 'formula', 'movement']),
  }),
  /** The coach's feedback on the current score; `modelVersion` names the rules, or the model that wrote it. */
  FeedbackMade: z.object({
    feedback: blob,
    modelVersion: z.string(),
    sentTo: z.nullable(z.string()),
    /** Why the rules wrote it although a model is configured. */
    withoutModel: z.optional(z.enum(['no_consent', 'quota_exhausted', 'unavailable', 'unfounded'])),
  }),
  /**
   * A part of the movement of head and hands; the blob is a packed `MovementTrack`. `from` and `to` are its first and last second. Without
   * a `source` it comes from a headset.
   */
  MovementRecorded: z.object({
    ...{ part: blob, from: z.number(), to: z.number(), samples: z.int() },
    source: z.optional(z.literal('camera')),
  }),
  /** `recordedParts`: the addresses of the parts that this result is derived from, in the order of the talk; the series are in the blob. */
  MovementAnalysed: z.object({ recordedParts: z.array(z.string()), results: blob, summary: movementSummary }),
  AnalysisFailed: z.object({ run: z.int(), reason: z.string() }),
  /** A form that browsers can play and seek; null if the recording itself is one. */
  RenditionMade: z.object({ rendition: z.nullable(blob) }),
  SessionDeleted: z.object({}),
};

export type SessionEvent = MessageOf<typeof sessionEvents>;
