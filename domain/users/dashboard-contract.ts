import { z } from 'zod';
import { NoInput, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';

/** What the start shows at a glance, a few of each. An area that is not there yet has an empty list. */
export const userDashboard = {
  method: 'GET',
  path: '/api/Users/Dashboard',
  name: 'user-dashboard',
  shows: ['goal-list', 'group-list', 'group-videos', 'session-list', 'article-list', 'presentation-list'],
  query: NoInput,
  answer: z.object({
    /** Those that are not reached first, by their date. */
    goals: z.array(
      z.object({
        id: Id,
        title: z.string(),
        target: z.int(),
        dueDate: z.iso.datetime().nullable(),
        isReached: z.boolean(),
      }),
    ),
    groups: z.array(z.object({ id: Id, name: z.string(), joinedAt: z.iso.datetime() })),
    videos: z.array(z.object({ id: Id, groupId: Id, title: z.string(), uploadedAt: z.iso.datetime() })),
    /** The latest. */
    news: z.array(
      z.object({
        id: Id,
        title: z.string(),
        createdAt: z.iso.datetime(),
        /** Signed address, good for a short while and for this person only. */
        bannerImage: z.string().nullable(),
      }),
    ),
    progress: z.object({
      sessions: z.int(),
      /** Of all talks with a total. */
      averageScore: z.number().nullable(),
      latest: z.array(
        z.object({ id: Id, name: z.string(), createdAt: z.iso.datetime(), sessionScore: z.number().nullable() }),
      ),
    }),
    /** Decks, the newest first. */
    slides: z.array(z.object({ id: Id, name: z.string(), createdAt: z.iso.datetime() })),
  }),
} as const satisfies QueryCall;
export type UserDashboard = z.infer<typeof userDashboard.answer>;
