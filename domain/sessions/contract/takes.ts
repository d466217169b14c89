import * as z from 'zod/mini';
import {
  type CommandCall,
  jsonText,
  NoInput,
  Nothing,
  type QueryCall,
  type UploadCall,
} from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { Device } from './calibration.ts';
import { Created, RecordedSession, ShownDeck, uploadErrors } from './calls.ts';
import { ChapterMoments, Chapters } from './chapters.ts';
import { Cut } from './cut.ts';
import { SessionType } from './report.ts';
import { longestTimestamps, SlideChanges } from './slides.ts';

/** An unfinished take. Its id comes from the recorder, so a take can begin without the network. */
const TakeInPath = z.object({ takeId: Id });

/** Unfinished takes of one person at a time. */
export const mostTakes = 5;
/** Maximum number of chunks of one take: one each second for twenty minutes, and as many again. */
const mostChunks = 2_400;
/** Bytes of one chunk. */
export const largestChunk = 16_000_000;
/** Characters: far more than two seconds at 90 Hz. */
const longestMovement = 38_000;
/** After this time without a change an unfinished take is deleted. */
export const daysKept = 7;

export const takeCommands = {
  /** Beginning the same take again changes nothing. */
  BeginTake: {
    method: 'POST',
    path: '/api/Takes',
    body: z.object({ id: Id, type: SessionType, recordedAt: z.iso.datetime({ offset: true }), ...ShownDeck }),
    answer: z.object({ id: Id }),
    status: 201,
    errors: ['invalid_input', 'access_denied', 'too_many_takes'],
  },
  /** Joins the first `chunks` chunks; the session is then processed like any recording. A repeat returns the same session. */
  FinishTake: {
    method: 'POST',
    path: '/api/Takes/:takeId/Finish',
    params: TakeInPath,
    body: z.object({
      ...RecordedSession,
      chunks: z.int().check(z.gte(1), z.lte(mostChunks)),
      /** The part of the take to keep. The rest is deleted. */
      cut: z.optional(Cut),
      /** The microphone that it was recorded with. */
      device: z.optional(Device),
      /** In seconds of the original take. */
      chapters: z._default(Chapters, []),
      ...ShownDeck,
      /** When slides were shown, in seconds of the original take. */
      timestamps: z._default(SlideChanges, []),
    }),
    answer: Created,
    status: 201,
    /** `not_found`: the take, or with the field `presentationId` the deck. */
    errors: [...uploadErrors, 'not_found', 'take_incomplete'],
  },
  DiscardTake: {
    method: 'DELETE',
    path: '/api/Takes/:takeId',
    params: TakeInPath,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ['not_found'],
  },
} as const satisfies Record<string, CommandCall>;

export const takeUploads = {
  /** In any order, with any number of retries. Different content under an existing number is a conflict. */
  AppendChunk: {
    method: 'POST',
    path: '/api/Takes/:takeId/Chunks',
    params: TakeInPath,
    form: z.object({
      /** From 0. */
      number: z.coerce.number().check(z.int(), z.gte(0), z.lte(mostChunks - 1)),
      /** Hash of the chunk, 64 lower-case hex digits. */
      sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      /** Recorded seconds at the end of the chunk, without the breaks. */
      seconds: z._default(z.coerce.number().check(z.gte(0), z.lte(86_400)), 0),
      /** A JSON list: all chapters of the take so far. */
      chapters: z._default(z.pipe(jsonText(2_000), ChapterMoments), []),
      /** A JSON list: all slide changes of the take so far. */
      timestamps: z._default(z.pipe(jsonText(longestTimestamps), SlideChanges), []),
      /** The movement of head and hands in this chunk: a `MovementTrack` with seconds of the whole take, as gzipped JSON in base64. */
      movement: z.optional(z.string().check(z.maxLength(longestMovement))),
    }),
    /** The number of chunks from the start without a gap. */
    answer: z.object({ chunks: z.int() }),
    status: 201,
    errors: ['invalid_input', 'not_found', 'conflict', 'payload_too_large', 'unsupported_media_type', 'storage_full'],
  },
} as const satisfies Record<string, UploadCall>;

/** The person's own takes that are neither finished nor discarded, newest first. */
export const unfinishedTakes = {
  method: 'GET',
  path: '/api/Takes',
  name: 'unfinished-takes',
  query: NoInput,
  answer: z.array(
    z.object({
      id: Id,
      type: SessionType,
      recordedAt: z.iso.datetime(),
      seconds: z.number(),
      /** The number of chunks from the start without a gap. */
      chunks: z.int(),
      chapters: ChapterMoments,
      presentationId: z.nullable(Id),
      timestamps: SlideChanges,
      deletedAt: z.iso.datetime(),
    }),
  ),
} as const satisfies QueryCall;
