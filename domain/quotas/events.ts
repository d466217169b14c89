import { z } from 'zod';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';

/** Of one person's analyses in one month: the stream is `quota-<user>_<yyyymm>`. */
export const quotaEvents = {
  /** Held for a session from the moment it is accepted. */
  AnalysisReserved: z.object({ sessionId: Id, analysisClass: z.enum(['fast', 'relaxed']) }),
  /** The analysis succeeded: the reservation counts for good. */
  AnalysisConsumed: z.object({ sessionId: Id }),
  /** The analysis failed or was not needed any more: the reservation does not count. */
  AnalysisReturned: z.object({ sessionId: Id }),
};

export type QuotaEvent = MessageOf<typeof quotaEvents>;
