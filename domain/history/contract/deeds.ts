import * as z from 'zod/mini';
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
    category: z.optional(z.string().check(z.regex(/^[a-z]{1,40}$/))),
    type: z.optional(z.string().check(z.maxLength(100))),
    person: z.optional(ActorId),
    from: z.optional(moment),
    to: z.optional(moment),
    q: z.optional(z.string().check(z.maxLength(200))),
    minor: z._default(Flag, 'false'),
    ...Page,
  }),
  answer: z.array(Deed),
} as const satisfies QueryCall;
