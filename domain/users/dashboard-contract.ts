import { z } from 'zod';
import { NoInput, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';

/** What the start shows at a glance, a few of each. An area that is not there yet has an empty list. */
export const userDashboard = {
  method: 'GET',
  path: '/api/Users/Dashboard',
  name: 'user-dashboard',
  shows: ['goal-list', 'group-list', 'session-list'],
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
    news: z.array(z.unknown()),
    progress: z.object({
      sessions: z.int(),
      /** Of all talks with a total. */
      averageScore: z.number().nullable(),
      latest: z.array(
        z.object({ id: Id, name: z.string(), createdAt: z.iso.datetime(), sessionScore: z.number().nullable() }),
      ),
    }),
    slides: z.array(z.unknown()),
  }),
} as const satisfies QueryCall;
