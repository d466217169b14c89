import * as z from 'zod/mini';
import { Page, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';

/**
 * Entries taken from a month's quota and given back, the latest first: one entry for each analysis, feedback or stretch
 * of live words.
 */
export const quotaLedger = {
  method: 'GET',
  path: '/api/Quotas/Ledger',
  name: 'quota-ledger',
  query: z.object(Page),
  answer: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['analysis', 'ai_feedback', 'live_transcription']),
      quotaClass: z.enum(['fast', 'relaxed']),
      /** `held`: it is not known yet whether it will be used. */
      state: z.enum(['held', 'used', 'given_back']),
      takenAt: z.iso.datetime(),
      settledAt: z.nullable(z.iso.datetime()),
      /** Seconds of live words. Null for a talk, which counts as one. */
      seconds: z.nullable(z.int()),
      /** The talk that it was taken for; null if that was deleted, and for live words, which come before there is a talk. */
      session: z.nullable(z.object({ id: Id, name: z.string() })),
      /** Why it was given back. */
      reason: z.nullable(z.enum(['deleted', 'failed', 'without_score', 'not_needed'])),
    }),
  ),
  errors: ['invalid_input'],
} as const satisfies QueryCall;
