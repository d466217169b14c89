import * as z from 'zod/mini';
import { jsonText, type QueryCall } from '#domain/kernel/contract.ts';

/** The most queries in one batch, and the most characters of all their addresses together. */
export const batchLimits = { queries: 20, characters: 4_000 } as const;

/** Dots are not allowed: a path cannot leave `/api`, and a batch cannot contain a batch. */
const address = /^\/api\/(?!Batch\b)[\w/-]+(?:\?[^#]*)?$/;

/**
 * Several queries in one request. Each is answered like a separate request, with the rights of the caller. Queries for files are
 * not allowed.
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
      /** The header `X-Next-Cursor`, if the query is a list with further pages. */
      next: z.nullable(z.string()),
      /** The header `X-Reads`, where the answer has it. */
      reads: z.optional(z.string()),
    }),
  ),
  errors: ['invalid_input'],
} as const satisfies QueryCall;
