import * as z from 'zod/mini';
import { NoInput, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { PartName } from '#domain/sessions/contract/report.ts';

/** The one next step; `next-step.ts` has the order. Null: nothing is pending, and the newest talk suggests what to practise. */
const NextStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('goal'), goalId: Id, dueDate: z.iso.datetime(), isOverdue: z.boolean() }),
  z.object({
    kind: z.literal('element'),
    seminarId: Id,
    seminar: z.string(),
    elementId: Id,
    title: z.string(),
    /** The person's own deadline, if there is one. */
    dueAt: z.nullable(z.iso.datetime()),
  }),
  /** Feedback on the person's own talk. */
  z.object({ kind: z.literal('feedback'), sessionId: Id, session: z.string(), count: z.int() }),
  z.object({ kind: z.literal('invitation'), invitationId: Id }),
  z.object({ kind: z.literal('posts'), groupId: Id, group: z.string(), count: z.int() }),
]);
export type NextStep = z.infer<typeof NextStep>;

/** Content of the start page, a few of each. Missing areas have an empty list. */
export const userDashboard = {
  method: 'GET',
  path: '/api/Users/Dashboard',
  name: 'user-dashboard',
  query: NoInput,
  answer: z.object({
    nextStep: z.nullable(NextStep),
    /** Open goals first, by date. */
    goals: z.array(
      z.object({
        id: Id,
        title: z.string(),
        target: z.int(),
        dueDate: z.nullable(z.iso.datetime()),
        isReached: z.boolean(),
      }),
    ),
    groups: z.array(z.object({ id: Id, name: z.string(), joinedAt: z.iso.datetime() })),
    /** The latest in all of the person's groups. */
    videos: z.array(
      z.object({ id: Id, groupId: Id, group: z.string(), title: z.string(), uploadedAt: z.iso.datetime() }),
    ),
    /** The latest. */
    news: z.array(
      z.object({
        id: Id,
        title: z.string(),
        createdAt: z.iso.datetime(),
        /** Signed address, valid for a short time and for this person only. */
        bannerImage: z.nullable(z.string()),
      }),
    ),
    progress: z.object({
      sessions: z.int(),
      /** All talks with a total. */
      averageScore: z.nullable(z.number()),
      /** 0..10, each the mean of the last talks that have it. */
      parts: z.partialRecord(PartName, z.number()),
      latest: z.array(
        z.object({ id: Id, name: z.string(), createdAt: z.iso.datetime(), sessionScore: z.nullable(z.number()) }),
      ),
    }),
    /** Decks, the newest first. */
    slides: z.array(z.object({ id: Id, name: z.string(), createdAt: z.iso.datetime() })),
  }),
} as const satisfies QueryCall;
export type UserDashboard = z.infer<typeof userDashboard.answer>;
