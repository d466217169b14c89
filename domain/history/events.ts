import * as z from 'zod/mini';
import type { MessageOf } from '#domain/kernel/message.ts';

const at = z.iso.datetime();
const moment = z.nullable(z.iso.datetime());

/** One person's look-ups of one day: the stream is `lookup-<user>_<yyyymmdd>`. */
export const historyEvents = {
  /**
   * `textHash` is a keyed hash of the search text, because the text could name a person who may be erased later.
   * Equal texts have equal hashes.
   */
  HistorySearched: z.object({
    category: z.nullable(z.string()),
    actor: z.nullable(z.string()),
    from: moment,
    to: moment,
    /** The type of event; only in a search for deeds. */
    type: z.optional(z.string()),
    textHash: z.nullable(z.string()),
    at,
  }),
  /** Events, states and links of a stream count as one look-up: the events alone reveal all of it. */
  HistoryRead: z.object({ stream: z.string(), at }),
  HistoryExported: z.object({ stream: z.string(), format: z.enum(['csv', 'json', 'proof', 'payments']), at }),
};

export type HistoryEvent = MessageOf<typeof historyEvents>;
