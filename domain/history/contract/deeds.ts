import * as z from 'zod/mini';
import { Page, type QueryCall } from '#domain/kernel/contract.ts';
import { Flag } from '#domain/kernel/written.ts';
import { Actor, ActorId, forAuditors, moment, NamedStream } from './calls.ts';

/** The most streams that a deed names besides its main one. */
export const mostNamed = 12;

/** One request and everything that followed from it. */
const Deed = z.object({
  /** The correlation id of its events. */
  id: z.string(),
  at: moment,
  actor: Actor,
  /** The event that describes the deed best, and the number of streams with that type of event. */
  type: z.string(),
  stream: NamedStream,
  count: z.int(),
  /** People and things that its events name, except `stream`; only those with a name. */
  about: z.array(NamedStream),
  events: z.int(),
  /** The number of streams that it changed. */
  streams: z.int(),
});
export type Deed = z.infer<typeof Deed>;

/**
 * The newest first. `person` is the actor or named in the deed; `category`: the deed changed such a stream; `type` is among its events. `from` and
 * `to` (exclusive): the period in which it began. `q`: the name or id of a person or thing. By default look-ups and
 * accompanying deeds are left out; `minor` or a category includes them. Every call is an event in the log.
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
