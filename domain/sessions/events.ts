import { z } from 'zod';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';

const analysisClass = z.enum(['fast', 'relaxed']);
const locale = z.enum(['de', 'en']);
/** Where the blob store has it. */
const blob = z.object({ address: z.string(), size: z.int(), contentType: z.string() });
const nullable = z.number().nullable();
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

// Stored for ever: add fields or new events, never rename or retype one.
export const sessionEvents = {
  /** The recording is stored. `demuxer` is what its content was recognised as. */
  SessionCreated: z.object({
    ownerId: Id,
    name: personal(z.string()),
    locale,
    type: z.enum(['audio', 'video']),
    analysisClass,
    origin: z.enum(['upload', 'recording']),
    recordedAt: z.iso.datetime(),
    media: blob.extend({ demuxer: z.string() }),
    /** The month whose quota pays for the analysis. */
    quotaPeriod: z.string(),
  }),
  SessionRenamed: z.object({ name: personal(z.string()) }),
  /** The language that is spoken is another one: the words are to be looked at again. */
  SessionLocaleChanged: z.object({ locale }),
  /** Asked for again, after a failure or with another language. Runs count from 1; results of earlier ones are void. */
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
      timedAverages: z.array(
        z.object({ offset: z.number(), duration: z.number(), pitch: nullable, volume: nullable, pauses: z.int() }),
      ),
    }),
  }),
  /** `version` is that of the formula. */
  AnalysisSucceeded: z.object({
    run: z.int(),
    version: z.int(),
    score: nullable,
    parts: z.array(
      z.object({
        name: partName,
        score: nullable,
        value: nullable,
        unit: z.enum(['ratio', 'share', 'per_minute', 'words_per_minute', 'percent']),
        good: z.object({ from: nullable, to: nullable }),
        reason: z.enum(['no_words', 'no_voice', 'too_short', 'no_movement_data']).optional(),
      }),
    ),
  }),
  AnalysisFailed: z.object({ run: z.int(), reason: z.string() }),
  /** A form that browsers can play and seek; null where the recording itself is one. */
  RenditionMade: z.object({ rendition: blob.nullable() }),
  SessionDeleted: z.object({}),
};

export type SessionEvent = MessageOf<typeof sessionEvents>;
