import { z } from 'zod';

/** What the killer is told when it starts. `pauseMs` lie between two kills: at least the first, less than the second. */
export const KillOrder = z.object({
  directory: z.string(),
  env: z.record(z.string(), z.string()),
  target: z.enum(['server', 'postgres']),
  kills: z.int(),
  pauseMs: z.tuple([z.number(), z.number()]),
  seed: z.int(),
});
export type KillOrder = z.infer<typeof KillOrder>;

/** What it says, a line of JSON each; times in ms since 1970. */
export const KillNews = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), url: z.string() }),
  z.object({ type: z.literal('killed'), at: z.number() }),
  z.object({ type: z.literal('back'), afterMs: z.number() }),
  z.object({ type: z.literal('over') }),
  z.object({ type: z.literal('failed'), why: z.string() }),
]);
export type KillNews = z.infer<typeof KillNews>;
