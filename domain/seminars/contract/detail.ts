import * as z from 'zod/mini';
import { GoalCondition } from '#domain/goals/contract/conditions.ts';
import { Id } from '#domain/kernel/ids.ts';
import { Money } from '#domain/kernel/money.ts';
import { ShownName } from '#domain/users/contract/shown-name.ts';
import { checkCodes } from './checks.ts';
import { Criterion } from './criteria.ts';

/** Addresses of files are valid for a short time. */
const FileAddress = z.string();

export const SeminarRow = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  lecturer: z.string(),
  price: z.string(),
  /** The price as an amount, if it names one. */
  cost: z.nullable(Money),
  /** Hours of work as stated by the owner; 0: not stated. */
  hours: z.number(),
  published: z.boolean(),
  /** The owner was erased: everybody keeps their work, and nothing more is accepted. */
  closed: z.boolean(),
  logo: z.nullable(FileAddress),
  createdAt: z.iso.datetime(),
  isOwner: z.boolean(),
  /** Username; null if the person was erased. */
  owner: z.nullable(z.string()),
  ownerName: z.nullable(ShownName),
  /** The number of participants, for the owner; null for everybody else. */
  participants: z.nullable(z.int()),
  elements: z.int(),
  /** The share that the person has completed, 0..1; null for the owner. */
  progress: z.nullable(z.number()),
});
export type SeminarRow = z.infer<typeof SeminarRow>;

export const ElementState = z.enum(['active', 'skipped', 'completed', 'waiting']);

export const Rating = z.enum(['amusing', 'creative', 'professional']);
const VideoRating = z.object({ type: Rating, rater: Id });

/** A submission to an element, as its author sees it. */
export const Submission = z.object({
  id: Id,
  elementId: Id,
  seminarId: Id,
  userId: Id,
  type: z.string(),
  createdAt: z.iso.datetime(),
  skipped: z.boolean(),
  isShared: z.boolean(),
  videoRatings: z.array(VideoRating),
  /** The submitted answers or text; null if there are none, or the caller may not see them. */
  answers: z.unknown(),
  /** The talk that was made from the recording. */
  sessionId: z.nullable(Id),
  /** The score of a VR training. */
  score: z.nullable(z.number()),
  /** The submission that the feedback is about. */
  about: z.nullable(Id),
  comments: z.int(),
});
export type Submission = z.infer<typeof Submission>;

const element = {
  id: Id,
  blockId: Id,
  seminarId: Id,
  elementIndex: z.int(),
  title: z.string(),
  body: z.string(),
  version: z.int(),
  state: ElementState,
  completed: z.boolean(),
  /** The effective deadline, for the person, or for everybody if the owner asks. `deadline` is the element's own, without its block's. */
  dueAt: z.nullable(z.iso.datetime()),
  deadline: z.nullable(z.iso.datetime()),
  /** The element that has to be done first. */
  lockedBy: z.nullable(Id),
  /** The person's own. */
  submissions: z.array(Submission),
};

/** Solutions are null until the person has submitted something; the owner always sees them. */
const solution = z.nullable(z.array(z.string()));
/** For each answer of the person's last submission: whether it matches the solution. Null without a submission or a solution. */
const correct = z.nullable(z.array(z.boolean()));

export const SeminarElement = z.discriminatedUnion('type', [
  z.object({ ...element, type: z.literal('read_text') }),
  z.object({
    ...element,
    type: z.literal('watch_video'),
    videoURI: FileAddress,
    source: z.enum(['link', 'file']),
    /** For a film on YouTube; null for a file. */
    videoId: z.nullable(z.string()),
    fileName: z.nullable(z.string()),
  }),
  z.object({
    ...element,
    type: z.literal('video_presentation'),
    requiredSubmissions: z.int(),
    maxSubmissions: z.int(),
    rateableSubmissions: z.boolean(),
    requiredNumShared: z.int(),
    maxNumShared: z.int(),
    isTimed: z.boolean(),
    expectedLen: z.number(),
    maxLen: z.number(),
    ownerSeesReport: z.boolean(),
    /** Talks are rated by the criteria of the seminar. */
    byCriteria: z.boolean(),
  }),
  z.object({
    ...element,
    type: z.literal('give_feedback'),
    forElement: Id,
    rateableSubmissions: z.boolean(),
    byCriteria: z.boolean(),
  }),
  z.object({ ...element, type: z.literal('watch_feedback') }),
  z.object({ ...element, type: z.literal('gap_text'), text: z.string(), answers: solution, correct }),
  z.object({ ...element, type: z.literal('rephrase'), sentences: z.array(z.string()), answers: solution }),
  z.object({
    ...element,
    type: z.literal('categorize'),
    words: z.array(z.string()),
    /** The category of each word. */
    answers: solution,
    correct,
    categories: z.array(z.object({ name: z.string(), phrases: z.array(z.string()) })),
  }),
  z.object({ ...element, type: z.literal('vr_training'), requiredScore: z.number() }),
  z.object({
    ...element,
    type: z.literal('goal'),
    goalId: Id,
    target: z.int(),
    progress: z.int(),
    conditions: z.array(GoalCondition),
    isAssignedToUser: z.boolean(),
  }),
]);
export type SeminarElement = z.infer<typeof SeminarElement>;

/** `url` is valid for a short time. */
export const SeminarFile = z.object({ id: Id, name: z.string(), contentType: z.string(), url: FileAddress });
export type SeminarFile = z.infer<typeof SeminarFile>;

const Position = z.object({ blockId: Id, elementId: Id });

export const SeminarDetail = z.extend(SeminarRow, {
  /** The number of edits of name, description and other properties. `orderVersion` counts the edits of the order. */
  version: z.int(),
  orderVersion: z.int(),
  blocks: z.array(
    z.object({
      id: Id,
      blockIndex: z.int(),
      title: z.string(),
      description: z.string(),
      seminarId: Id,
      version: z.int(),
      deadline: z.nullable(z.iso.datetime()),
      elements: z.array(SeminarElement),
    }),
  ),
  order: z.object({
    seminarId: Id,
    blocks: z.array(z.object({ blockId: Id, blockIndex: z.int() })),
    elements: z.array(z.object({ blockId: Id, elementId: Id, elementIndex: z.int() })),
  }),
  /** Pictures and files of its texts. */
  files: z.array(SeminarFile),
  /** The criteria for talks. `criteriaVersion` counts their changes. */
  criteria: z.array(Criterion),
  criteriaVersion: z.int(),
  /** Null if there is no element. */
  position: z.nullable(Position),
  /** Only for the owner, by name. */
  users: z.nullable(
    z.array(z.object({ id: Id, username: z.nullable(z.string()), name: z.nullable(ShownName), progress: z.number() })),
  ),
  /** Only for the owner: what prevents publication, and possible oversights. */
  checks: z.nullable(
    z.array(
      z.object({
        code: z.enum(checkCodes),
        isBlocking: z.boolean(),
        blockId: z.optional(Id),
        elementId: z.optional(Id),
      }),
    ),
  ),
});
export type SeminarDetail = z.infer<typeof SeminarDetail>;
