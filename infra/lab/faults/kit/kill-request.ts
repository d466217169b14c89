import * as z from 'zod/mini';

/** What is struck. */
const targetNames = ['server', 'postgres', 'postgres away', 'network', 'wire', 'event store', 'roles'] as const;
export type TargetName = (typeof targetNames)[number];

/**
 * Input of the killer. `pauseMs` lie between two strikes: at least the first, less than the second. `full`: what takes
 * its time is given it.
 */
export const KillRequest = z.object({
  directory: z.string(),
  env: z.record(z.string(), z.string()),
  target: z.enum(targetNames),
  strikes: z.int(),
  pauseMs: z.tuple([z.number(), z.number()]),
  seed: z.int(),
  full: z.boolean(),
});
export type KillRequest = z.infer<typeof KillRequest>;

/** Place of the data as seen from outside; nothing where they are the server's own. */
export const Addresses = z.object({
  database: z.optional(z.string()),
  eventStore: z.optional(z.string()),
  /** The settings of a bucket. */
  blobs: z.optional(
    z.object({ BLOB_URL: z.string(), AWS_ACCESS_KEY_ID: z.string(), AWS_SECRET_ACCESS_KEY: z.string() }),
  ),
});
export type Addresses = z.infer<typeof Addresses>;

/** Ms since 1970: `at`, and `possibleAt`, from when all could be well again. */
const Strike = z.object({ how: z.string(), at: z.number(), possibleAt: z.number() });
export type Strike = z.infer<typeof Strike>;

/** Messages of the killer, one line of JSON each. `afterMs`: from when all could be well until it was, ms. */
export const KillNews = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), url: z.string(), addresses: Addresses, startMs: z.number() }),
  z.extend(Strike, { type: z.literal('struck'), afterMs: z.number() }),
  z.object({ type: z.literal('over') }),
  z.object({ type: z.literal('failed'), why: z.string() }),
]);
export type KillNews = z.infer<typeof KillNews>;
