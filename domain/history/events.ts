import { z } from 'zod';
import type { MessageOf } from '#domain/kernel/message.ts';

const at = z.iso.datetime();
const moment = z.iso.datetime().nullable();

/** One person's look-ups of one day: the stream is `lookup-<user>_<yyyymmdd>`. */
export const historyEvents = {
  /**
   * `textHash` is a keyed hash of the words that were searched for: they could name somebody, who may be erased one day.
   * Equal words have equal ones.
   */
  HistorySearched: z.object({
    category: z.string().nullable(),
    actor: z.string().nullable(),
    from: moment,
    to: moment,
    /** Of event; only where deeds were searched. */
    type: z.string().optional(),
    textHash: z.string().nullable(),
    at,
  }),
  /** Events, states and links of a stream are one look-up: the events tell all of it. */
  HistoryRead: z.object({ stream: z.string(), at }),
  HistoryExported: z.object({ stream: z.string(), format: z.enum(['csv', 'json', 'proof', 'payments']), at }),
};

export type HistoryEvent = MessageOf<typeof historyEvents>;
