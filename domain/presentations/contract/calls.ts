import * as z from 'zod/mini';
import {
  type CommandCall,
  FileContent,
  NoInput,
  Nothing,
  Page,
  type QueryCall,
  type UploadCall,
} from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { isPlainLine } from '#domain/kernel/plain-text.ts';
import { Flag } from '#domain/kernel/written.ts';

export const PresentationName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(120),
    z.refine(isPlainLine, 'expected one line without control characters'),
  );

/** Seconds; six hours for a talk, and one for a slide. */
export const [longestSession, longestSlide] = [21_600, 3_600];
export const longestNotes = 4_000;
const Seconds = z.int().check(z.gte(1));
const SessionSeconds = z.nullable(Seconds.check(z.lte(longestSession)));
const SlideSeconds = z.nullable(Seconds.check(z.lte(longestSlide)));
const Notes = z.string().check(z.trim(), z.maxLength(longestNotes));
/** The first slide is 0. */
const SlideIndex = z.int().check(z.gte(0), z.lte(9_999));

/** Pages are drawn as WebP within these sizes; the first size is the large one. */
export const slideSizes = {
  image: { width: 1_920, height: 1_440 },
  thumbnail: { width: 480, height: 360 },
} as const;

const DrawingFailure = z.enum(['password', 'unreadable', 'empty', 'too_many_pages', 'too_complex', 'internal']);
export type DrawingFailure = z.infer<typeof DrawingFailure>;

const common = {
  id: Id,
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Pages are drawn one after the other after the upload; the first ones can be seen before the others are ready. */
  state: z.enum(['drawing', 'ready', 'failed']),
  failure: z.nullable(DrawingFailure),
  /** Null until the file was examined. */
  pageCount: z.nullable(z.int()),
  drawnCount: z.int(),
  /** Planned time of all slides, and the intended length of the talk. Seconds. */
  plannedSeconds: z.int(),
  expectedSeconds: z.nullable(z.int()),
  /** A talk was recorded with it: it cannot be deleted. */
  inUse: z.boolean(),
  /** Everybody finds it, in addition to their own decks. */
  isDefault: z.boolean(),
  /** Whether the caller may change it. */
  mayChange: z.boolean(),
};

const Row = z.object({
  ...common,
  /** Signed address of the first page, small. */
  cover: z.nullable(z.string()),
});
export type PresentationRow = z.infer<typeof Row>;

const Slide = z.object({
  index: SlideIndex,
  /** Signed addresses, good for a short while and for this person only. */
  image: z.string(),
  thumbnail: z.string(),
  /** Size of the large picture, pixels. */
  width: z.int(),
  height: z.int(),
  /** Planned seconds; null if there is no plan. */
  seconds: z.nullable(z.int()),
  notes: z.string(),
  /** Estimated speaking time, by `forecast.ts`. */
  forecastSeconds: z.nullable(z.int()),
});
export type Slide = z.infer<typeof Slide>;

const errors = ['not_found', 'idempotency_mismatch'] as const;

export const presentationUploads = {
  /** A PDF. Without a name it gets the name of the file. Faults in the file are found while its pages are drawn. */
  AddPresentation: {
    method: 'POST',
    path: '/api/Presentations/AddPresentation',
    form: z.object({
      name: z.optional(PresentationName),
      /** Makes it a deck for everybody; only people who manage such decks may do so. */
      isDefault: z._default(Flag, 'false'),
    }),
    answer: z.object({ id: Id }),
    status: 201,
    errors: [
      ...(['invalid_input', 'access_denied', 'payload_too_large', 'unsupported_media_type'] as const),
      ...(['storage_full', 'idempotency_mismatch', 'too_many_requests'] as const),
    ],
  },
} as const satisfies Record<string, UploadCall>;

export const presentationCommands = {
  /** An absent field keeps its value, also within a slide: seconds and notes can be planned separately. */
  ChangePresentation: {
    method: 'PATCH',
    path: '/api/Presentations',
    body: z.object({
      id: Id,
      name: z.optional(PresentationName),
      expectedSeconds: z.optional(SessionSeconds),
      slides: z.optional(
        z
          .array(z.object({ index: SlideIndex, seconds: z.optional(SlideSeconds), notes: z.optional(Notes) }))
          .check(z.maxLength(1_000)),
      ),
    }),
    answer: Nothing,
    status: 204,
    errors: [...errors, 'invalid_input'],
  },
  /** Refused if a talk was recorded with it: `errors` has the id of each such talk as `field`, and its name as `code`. */
  DeletePresentation: {
    method: 'DELETE',
    path: '/api/Presentations/DeletePresentation',
    query: z.object({ id: Id }),
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: [...errors, 'invalid_input', 'cannot_delete'],
  },
} as const satisfies Record<string, CommandCall>;

const IdInPath = z.object({ id: Id });

/** The person's own decks and those for everybody, the newest first, without their slides. */
export const presentationList = {
  method: 'GET',
  path: '/api/Presentations/GetPresentations',
  name: 'presentation-list',
  query: z.object({
    ...Page,
    /** Only those for everybody. */
    defaults: z._default(Flag, 'false'),
  }),
  answer: z.array(Row),
  errors: ['invalid_input'],
} as const satisfies QueryCall;

/** A deck with the slides that were drawn, in order. */
export const presentationDetail = {
  method: 'GET',
  path: '/api/Presentations/:id',
  name: 'presentation-slides',
  params: IdInPath,
  query: NoInput,
  answer: z.object({
    ...common,
    /** The PDF, to be saved. */
    file: z.object({ url: z.string(), size: z.int(), contentType: z.string() }),
    slides: z.array(Slide),
  }),
  errors: ['not_found'],
} as const satisfies QueryCall;
export type PresentationDetail = z.infer<typeof presentationDetail.answer>;

/** A file of a deck. Its address works for the person that it was signed for, as long as they may use the deck. */
export const presentationMedia = {
  method: 'GET',
  path: '/api/Presentations/:id/Media',
  name: 'presentation-media',
  params: IdInPath,
  query: z.object({ person: Id, signed: z.string().check(z.maxLength(4096)) }),
  answer: FileContent,
  contentType: 'application/octet-stream',
  errors: ['access_denied', 'not_found'],
} as const satisfies QueryCall;
