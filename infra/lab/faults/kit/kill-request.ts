import * as z from 'zod/mini';

const targetNames = ['server', 'postgres', 'postgres away', 'network', 'wire', 'event store', 'roles'] as const;
export type TargetName = (typeof targetNames)[number];

/**
 * Input of the killer. `pauseMs`: minimum (inclusive) and maximum (exclusive) of the random pause before each strike. `full`:
 * outages last as long as in a full play.
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

/** Addresses of the data for an outside reader. A missing address means that the data is in the server's own folder. */
export const Addresses = z.object({
  database: z.optional(z.string()),
  eventStore: z.optional(z.string()),
  /** Settings of a bucket. */
  blobs: z.optional(
    z.object({ BLOB_URL: z.string(), AWS_ACCESS_KEY_ID: z.string(), AWS_SECRET_ACCESS_KEY: z.string() }),
  ),
});
export type Addresses = z.infer<typeof Addresses>;

/** `at`: time of the strike. `possibleAt`: time from which the server could recover. Both in ms since 1970. */
const Strike = z.object({ how: z.string(), at: z.number(), possibleAt: z.number() });
export type Strike = z.infer<typeof Strike>;

/** Messages of the killer, one line of JSON each. `afterMs`: recovery time since `possibleAt`, in ms. */
export const KillNews = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), url: z.string(), addresses: Addresses, startMs: z.number() }),
  z.extend(Strike, { type: z.literal('struck'), afterMs: z.number() }),
  z.object({ type: z.literal('over') }),
  z.object({ type: z.literal('failed'), why: z.string() }),
]);
export type KillNews = z.infer<typeof KillNews>;
