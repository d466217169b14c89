import * as z from 'zod/mini';
import { GoalCondition } from '#domain/goals/contract/conditions.ts';
import { type CommandCall, jsonText, type UploadCall } from '#domain/kernel/contract.ts';
import type { ErrorCode } from '#domain/kernel/errors.ts';
import { Id } from '#domain/kernel/ids.ts';

/** The most letters of a line, and the most lines and categories of an element with gaps, sentences or words to sort. */
export const lineLimits = { line: 1_000, lines: 100, categories: 20 } as const;

/** A list, or its JSON text. */
const listOf = <Item extends z.ZodMiniType>(item: Item, most: number = lineLimits.lines) => {
  const list = z.array(item).check(z.maxLength(most));
  return z.union([list, z.pipe(jsonText(50_000), list)]);
};

export const Title = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
/** Plain text, or HTML (`isRichText`), from which everything harmful is removed. */
const Body = z.optional(z.string().check(z.maxLength(60_000)));
/** The address of a film on YouTube, as people paste it. */
export const FilmAddress = z.string().check(z.trim(), z.maxLength(500));
export const Line = z.string().check(z.trim(), z.maxLength(lineLimits.line));

/**
 * With an `elementId` that element is edited, and absent fields keep their value. Otherwise an element is created at the end of the block, and
 * absent fields get their default (`elementDefaults`). `version` is the one that the person edits: if there was another edit, the answer is `conflict`.
 */
const described = {
  title: Title,
  body: Body,
  seminarId: Id,
  blockId: Id,
  elementId: z.optional(Id),
};
const common = { ...described, version: z.optional(z.int()) };

const Created = z.object({ id: Id });
const errors = [
  'invalid_input',
  'access_denied',
  'seminar_not_found',
  'seminar_closed',
  'block_not_found',
  'element_not_found',
  'invalid_type',
  'conflict',
  'idempotency_mismatch',
] as const satisfies readonly ErrorCode[];

const elementCall = <Fields extends z.core.$ZodShape>(type: string, fields: Fields) =>
  ({
    method: 'POST',
    path: `/api/Elements/${type}`,
    body: z.object({ ...common, ...fields }),
    answer: Created,
    status: 200,
    errors,
  }) as const satisfies CommandCall;

export const elementCommands = {
  WriteReadText: elementCall('ReadText', {}),
  WriteWatchFeedback: elementCall('WatchFeedback', {}),
  WriteVideoPresentation: elementCall('VideoPresentation', {
    requiredSubmissions: z.optional(z.int()),
    maxSubmissions: z.optional(z.int()),
    rateableSubmissions: z.optional(z.boolean()),
    requiredNumShared: z.optional(z.int()),
    maxNumShared: z.optional(z.int()),
    isTimed: z.optional(z.boolean()),
    expectedLen: z.optional(z.number()),
    maxLen: z.optional(z.number()),
    ownerSeesReport: z.optional(z.boolean()),
    byCriteria: z.optional(z.boolean()),
  }),
  /** `rateableSubmissions` is derived from the element that it is for. */
  WriteGiveFeedback: elementCall('GiveFeedback', {
    forElement: Id,
    rateableSubmissions: z.optional(z.boolean()),
    byCriteria: z.optional(z.boolean()),
  }),
  WriteGapText: elementCall('GapText', {
    text: z.string().check(z.maxLength(20_000)),
    answers: z.optional(listOf(Line)),
  }),
  WriteRephrase: elementCall('Rephrase', { sentences: listOf(Line), answers: z.optional(listOf(Line)) }),
  /** `answers`: the category of each word; ignored if a category lists its words in `phrases`. */
  WriteCategorize: elementCall('Categorize', {
    words: z._default(listOf(Line), []),
    answers: z._default(listOf(Line), []),
    categories: listOf(
      z.object({ name: Line, phrases: z._default(z.array(Line).check(z.maxLength(lineLimits.lines)), []) }),
      lineLimits.categories,
    ),
  }),
  WriteVRTraining: elementCall('VRTraining', { requiredScore: z.optional(z.number()) }),
  WriteGoal: {
    ...elementCall('Goal', {
      target: z.optional(z.int()),
      conditions: z.optional(listOf(GoalCondition, 11)),
    }),
    answer: z.extend(Created, { goalId: Id }),
  },
} as const satisfies Record<string, CommandCall>;

/** The version as a field of a form, in which all fields are text. */
export const VersionText = z.optional(z.coerce.number().check(z.int(), z.gte(0)));

export const elementUploads = {
  /** A film, or its address on YouTube; an edited element keeps its film if neither is sent. */
  WriteWatchVideo: {
    method: 'POST',
    path: '/api/Elements/WatchVideo',
    form: z.object({
      ...described,
      version: VersionText,
      videoURI: z.optional(FilmAddress),
    }),
    file: { field: 'videoFile', optional: true },
    answer: z.extend(Created, { uri: z.string() }),
    status: 200,
    errors: [...errors, 'element_data_not_found', 'payload_too_large', 'unsupported_media_type', 'storage_full'],
  },
} as const satisfies Record<string, UploadCall>;
