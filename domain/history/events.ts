import * as z from 'zod/mini';
import type { MessageOf } from '#domain/kernel/message.ts';

const at = z.iso.datetime();
const moment = z.nullable(z.iso.datetime());

/** One person's look-ups of one day: the stream is `lookup-<user>_<yyyymmdd>`. */
export const historyEvents = {
  /**
   * `textHash` is a keyed hash of the words that were searched for: they could name somebody, who may be erased one day.
   * Equal words have equal ones.
   */
  HistorySearched: z.object({
    category: z.nullable(z.string()),
    actor: z.nullable(z.string()),
    from: moment,
    to: moment,
    /** Of event; only where deeds were searched. */
    type: z.optional(z.string()),
    textHash: z.nullable(z.string()),
    at,
  }),
  /** Events, states and links of a stream are one look-up: the events tell all of it. */
  HistoryRead: z.object({ stream: z.string(), at }),
  HistoryExported: z.object({ stream: z.string(), format: z.enum(['csv', 'json', 'proof', 'payments']), at }),
};

export type HistoryEvent = MessageOf<typeof historyEvents>;
