import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';
import { StoredBlob } from '#domain/kernel/stored-blob.ts';

const range = z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) });
const numbered = (
  type: 'repetition' | 'filler_words' | 'session_score' | 'overall_score' | 'speech_clarity' | 'movement',
) => z.object({ type: z.literal(type), value: z.number() });
const ranged = (type: 'sentiment' | 'speech_speed' | 'pitch' | 'volume' | 'pauses') =>
  z.object({ type: z.literal(type), value: range });
const condition = z.discriminatedUnion('type', [
  z.object({ type: z.literal('due_date'), value: z.string() }),
  ...[ranged('sentiment'), ranged('speech_speed'), ranged('pitch'), ranged('volume'), ranged('pauses')],
  ...[numbered('repetition'), numbered('filler_words'), numbered('speech_clarity')],
  ...[numbered('session_score'), numbered('overall_score'), numbered('movement')],
]);

/** Talks are rated by the seminar's criteria. Absent in events from before criteria existed: no. */
const byCriteria = z.optional(z.boolean());

/** Content of an element. Lengths in seconds; 0 means no limit. */
const content = z.discriminatedUnion('type', [
  z.object({ type: z.literal('read_text') }),
  z.object({
    type: z.literal('watch_video'),
    video: z.discriminatedUnion('from', [
      z.object({ from: z.literal('link'), uri: z.string() }),
      z.object({ from: z.literal('file'), media: StoredBlob, name: z.string() }),
    ]),
  }),
  z.object({
    type: z.literal('video_presentation'),
    requiredSubmissions: z.int(),
    maxSubmissions: z.int(),
    rateableSubmissions: z.boolean(),
    requiredNumShared: z.int(),
    maxNumShared: z.int(),
    isTimed: z.boolean(),
    expectedLen: z.number(),
    maxLen: z.number(),
    /** The owner gets every report, instead of only those of shared submissions. People are told before they record. */
    ownerSeesReport: z.boolean(),
    byCriteria,
  }),
  /** `forElement`: the element whose submissions get the feedback. */
  z.object({ type: z.literal('give_feedback'), forElement: Id, byCriteria }),
  z.object({ type: z.literal('watch_feedback') }),
  z.object({ type: z.literal('gap_text'), text: z.string(), answers: z.array(z.string()) }),
  z.object({ type: z.literal('rephrase'), sentences: z.array(z.string()), answers: z.array(z.string()) }),
  z.object({
    type: z.literal('categorize'),
    words: z.array(z.string()),
    categories: z.array(z.object({ name: z.string(), phrases: z.array(z.string()) })),
  }),
  z.object({ type: z.literal('vr_training'), requiredScore: z.number() }),
  z.object({ type: z.literal('goal'), target: z.int(), conditions: z.array(condition) }),
]);

const block = { blockId: Id, title: z.string(), description: z.string() };
const element = { elementId: Id, title: z.string(), body: z.string(), content };

// Stored for ever: add fields or new events, never rename or retype one.
export const seminarEvents = {
  /** `lecturer` is a person's name, or empty. `price` is for display only. `hours` of work are absent if not stated. */
  SeminarCreated: z.object({
    ownerId: Id,
    name: z.string(),
    description: z.string(),
    lecturer: personal(z.string(), { field: 'ownerId' }),
    price: z.string(),
    hours: z.optional(z.number()),
  }),
  SeminarEdited: z.object({
    name: z.string(),
    description: z.string(),
    lecturer: personal(z.string(), 'actor'),
    price: z.string(),
    hours: z.optional(z.number()),
  }),
  LogoChanged: z.object({ logo: StoredBlob }),
  LogoRemoved: z.object({}),
  /** A picture or a file that texts of the seminar refer to by its id. */
  SeminarFileAdded: z.object({ fileId: Id, name: z.string(), media: StoredBlob }),
  /** All criteria after the change. `levels`: their descriptions, the lowest first. */
  CriteriaChanged: z.object({
    criteria: z.array(
      z.object({ criterionId: Id, name: z.string(), description: z.string(), levels: z.array(z.string()) }),
    ),
  }),
  /** The deadline of a block or an element. Null: no deadline. */
  DeadlineSet: z.object({ partId: Id, dueAt: z.nullable(z.string()) }),
  /** Added at the end, as new elements are in their block. */
  BlockAdded: z.object(block),
  BlockEdited: z.object(block),
  /** Deleted with its elements. */
  BlockDeleted: z.object({ blockId: Id }),
  ElementAdded: z.object({ blockId: Id, ...element }),
  /** If the rules change, earlier submissions count as before. */
  ElementEdited: z.object(element),
  ElementDeleted: z.object({ elementId: Id }),
  /** All blocks and elements, in their order. */
  SeminarReordered: z.object({ blocks: z.array(z.object({ blockId: Id, elementIds: z.array(Id) })) }),
  SeminarPublished: z.object({}),
  SeminarUnpublished: z.object({}),
  /** Requests that all submissions be cleared. The participants' own streams record when that was done. */
  SubmissionsCleared: z.object({}),
  /** All participants have to leave; their own streams record when they did. */
  ParticipantsRemoved: z.object({}),
  /** Nothing more is accepted, and everybody keeps their work. */
  SeminarClosed: z.object({ reason: z.enum(['owner_erased']) }),
  SeminarDeleted: z.object({}),
};

export type SeminarEvent = MessageOf<typeof seminarEvents>;
