import * as z from 'zod/mini';
import { jsonText, type QueryCall } from '#domain/kernel/contract.ts';

/** Queries that one batch may hold, and characters of all their addresses together. */
export const batchLimits = { queries: 20, characters: 4_000 } as const;

/** A path has no dots: it cannot lead out of `/api`, and a batch holds no batch. */
const address = /^\/api\/(?!Batch\b)[\w/-]+(?:\?[^#]*)?$/;

/**
 * Several queries in one request. Each is answered as if it had been asked alone, with the rights of the caller. Files are
 * not answered here.
 */
export const queryBatch = {
  method: 'GET',
  path: '/api/Batch',
  name: 'query-batch',
  query: z.object({
    /** A JSON list: `["/api/Goals/","/api/Sessions/Slim?limit=4"]`. */
    addresses: z.pipe(
      jsonText(batchLimits.characters),
      z.array(z.string().check(z.regex(address))).check(z.minLength(1), z.maxLength(batchLimits.queries)),
    ),
  }),
  /** In the order of the addresses. */
  answer: z.array(
    z.object({
      status: z.int(),
      /** JSON, as text: the answer or the problem. */
      body: z.string(),
      /** The header `X-Next-Cursor`, where the query is a list with further pages. */
      next: z.nullable(z.string()),
    }),
  ),
  errors: ['invalid_input'],
} as const satisfies QueryCall;
