import { z } from 'zod';
import { GoalCondition } from '#domain/goals/contract/conditions.ts';
import { type CommandCall, jsonText, type UploadCall } from '#domain/kernel/contract.ts';
import type { ErrorCode } from '#domain/kernel/errors.ts';
import { Id } from '#domain/kernel/ids.ts';

/** A list, or the JSON text of one. */
const listOf = <Item extends z.ZodType>(item: Item, most = 100) => {
  const list = z.array(item).max(most);
  return z.union([list, jsonText(50_000).pipe(list)]);
};

export const Title = z.string().trim().min(1).max(200);
/** Plain text, or HTML (`isRichText`), of which whatever is not harmless is taken out. */
const Body = z.string().max(60_000).optional();
const Line = z.string().trim().max(1_000);

/**
 * With an `elementId` that element is edited, and what is absent stays; else one is created at the end of the block, and what is
 * absent has its default (`elementDefaults`). `version` is the one that the person edits: where another edit came first the answer is `conflict`.
 */
const described = {
  title: Title,
  body: Body,
  seminarId: Id,
  blockId: Id,
  elementId: Id.optional(),
};
const common = { ...described, version: z.int().optional() };

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

const elementCall = <Fields extends z.ZodRawShape>(type: string, fields: Fields) =>
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
    requiredSubmissions: z.int().optional(),
    maxSubmissions: z.int().optional(),
    rateableSubmissions: z.boolean().optional(),
    requiredNumShared: z.int().optional(),
    maxNumShared: z.int().optional(),
    isTimed: z.boolean().optional(),
    expectedLen: z.number().optional(),
    maxLen: z.number().optional(),
    ownerSeesReport: z.boolean().optional(),
    byCriteria: z.boolean().optional(),
  }),
  /** `rateableSubmissions` follows from the element that it is for. */
  WriteGiveFeedback: elementCall('GiveFeedback', {
    forElement: Id,
    rateableSubmissions: z.boolean().optional(),
    byCriteria: z.boolean().optional(),
  }),
  WriteGapText: elementCall('GapText', { text: z.string().max(20_000), answers: listOf(Line).optional() }),
  WriteRephrase: elementCall('Rephrase', { sentences: listOf(Line), answers: listOf(Line).optional() }),
  /** `answers`: for each of the words its category, where the categories do not say what belongs to them. */
  WriteCategorize: elementCall('Categorize', {
    words: listOf(Line).default([]),
    answers: listOf(Line).default([]),
    categories: listOf(z.object({ name: Line, phrases: z.array(Line).max(100).default([]) }), 20),
  }),
  WriteVRTraining: elementCall('VRTraining', { requiredScore: z.number().optional() }),
  WriteGoal: {
    ...elementCall('Goal', {
      target: z.int().optional(),
      conditions: listOf(GoalCondition, 11).optional(),
    }),
    answer: Created.extend({ goalId: Id }),
  },
} as const satisfies Record<string, CommandCall>;

/** The version in a form, whose fields are all text. */
export const VersionText = z.coerce.number().int().min(0).optional();

export const elementUploads = {
  /** A film, or the address of one on YouTube; an element that is edited keeps what it has where neither comes. */
  WriteWatchVideo: {
    method: 'POST',
    path: '/api/Elements/WatchVideo',
    form: z.object({ ...described, version: VersionText, videoURI: z.string().trim().max(500).optional() }),
    file: { field: 'videoFile', optional: true },
    answer: Created.extend({ uri: z.string() }),
    status: 200,
    errors: [...errors, 'element_data_not_found', 'payload_too_large', 'unsupported_media_type', 'storage_full'],
  },
} as const satisfies Record<string, UploadCall>;
