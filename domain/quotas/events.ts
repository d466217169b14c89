import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';

const quotaClass = z.enum(['fast', 'relaxed']);
/** The job that makes it: each text of a model counts separately. */
const feedbackId = z.string();
/** One run of live words, from its start to its end. */
const runId = Id;

/** One person's use in one month: the stream is `quota-<user>_<yyyymm>`. */
export const quotaEvents = {
  /** Held for a session from the moment it is accepted. */
  AnalysisReserved: z.object({ sessionId: Id, analysisClass: quotaClass }),
  /** The analysis succeeded: the reservation counts for good. */
  AnalysisConsumed: z.object({ sessionId: Id }),
  /** The analysis failed or was not needed any more: the reservation does not count. */
  AnalysisReturned: z.object({ sessionId: Id }),
  /** Held while a model writes a feedback. */
  FeedbackReserved: z.object({ feedbackId, sessionId: Id, feedbackClass: quotaClass }),
  /** The model wrote it. */
  FeedbackConsumed: z.object({ feedbackId }),
  /** The model could not be reached, or its text could not be shown. */
  FeedbackReturned: z.object({ feedbackId }),
  /** Taken in advance in small amounts while somebody speaks, so that an abort loses no more than one of them. */
  LiveSecondsTaken: z.object({ runId, liveClass: quotaClass, seconds: z.int().check(z.positive()) }),
  /** The unused rest. */
  LiveSecondsReturned: z.object({ runId, liveClass: quotaClass, seconds: z.int().check(z.positive()) }),
};

export type QuotaEvent = MessageOf<typeof quotaEvents>;
