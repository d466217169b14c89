import { z } from 'zod';
import { Page, type QueryCall } from '#domain/kernel/contract.ts';
import { Flag } from '#domain/kernel/written.ts';
import { Actor, ActorId, forAuditors, moment, NamedStream } from './calls.ts';

/** Largest number of streams that a deed names beside its main one. */
export const mostNamed = 12;

/** One request and everything that followed from it. */
const Deed = z.object({
  /** The correlation id of its events. */
  id: z.string(),
  at: moment,
  actor: Actor,
  /** The event that says best what was done, and how many streams it happened in. */
  type: z.string(),
  stream: NamedStream,
  count: z.int(),
  /** People and things that its events name, apart from `stream`; those that have a name. */
  about: z.array(NamedStream),
  events: z.int(),
  /** How many streams it touched. */
  streams: z.int(),
});
export type Deed = z.infer<typeof Deed>;

/**
 * The newest first. `person` did it or is named in it; `category` is touched by it; `type` is among its events. `from` and
 * `to` (exclusive): when it began. `q`: the name or id of somebody or something. Without `minor` or a category, look-ups and
 * what only accompanies other deeds are left out. Every call is an event in the log.
 */
export const deedList = {
  ...forAuditors,
  path: '/api/Audit/Deeds',
  name: 'deed-list',
  query: z.object({
    category: z
      .string()
      .regex(/^[a-z]{1,40}$/)
      .optional(),
    type: z.string().max(100).optional(),
    person: ActorId.optional(),
    from: moment.optional(),
    to: moment.optional(),
    q: z.string().max(200).optional(),
    minor: Flag.default('false'),
    ...Page,
  }),
  answer: z.array(Deed),
} as const satisfies QueryCall;
