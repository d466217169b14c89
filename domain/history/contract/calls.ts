import * as z from 'zod/mini';
import { FileContent, Page, type QueryCall } from '#domain/kernel/contract.ts';

/** Streams without a meaningful state: only their events matter. */
export const isStateless = (category: string): boolean => category === 'lookup';

export const exportFormats = ['csv', 'json', 'proof'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const StreamName = z.string().check(z.regex(/^[a-z]+-[A-Za-z0-9_-]{1,200}$/, 'expected the name of a stream'));
export const ActorId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/, 'expected an id'));
export const moment = z.iso.datetime();
export const ofStream = z.object({ id: StreamName });

/** The actor. `name` is null if there is none, or if it was erased: `erased`. */
export const Actor = z.object({
  kind: z.enum(['user', 'device', 'system', 'webhook']),
  id: z.string(),
  name: z.nullable(z.string()),
  erased: z.boolean(),
});
export type HistoryActor = z.infer<typeof Actor>;

/** The actor id for the command line on the server, which needs no account. */
export const commandLineActor = 'privacy';

const Stream = z.object({
  stream: z.string(),
  category: z.string(),
  id: z.string(),
  /** Name of the person or thing; null if it has none, or none any more. */
  title: z.nullable(z.string()),
  /** The owner of the stream was erased. */
  erased: z.boolean(),
  events: z.int(),
  firstAt: moment,
  lastAt: moment,
  /** The first five actors; `moreActors` others follow. */
  actors: z.array(Actor),
  moreActors: z.int(),
});
export type HistoryStream = z.infer<typeof Stream>;

/** Fields and indexes from the root of the state; `[]` is the state itself. */
const path = z.array(z.string());

const Change = z.object({ path, before: z.optional(z.unknown()), after: z.optional(z.unknown()) });
export type HistoryChange = z.infer<typeof Change>;

const Event = z.object({
  id: z.string(),
  revision: z.int(),
  /** In the log; decimal. */
  position: z.string(),
  type: z.string(),
  at: moment,
  actor: Actor,
  commandId: z.string(),
  causationId: z.string(),
  correlationId: z.string(),
  /** Null if this version cannot read it. */
  data: z.unknown(),
  /** The state before and after it. */
  changes: z.array(Change),
  /** Other streams in which the same request had consequences. */
  linked: z.array(z.string()),
});
export type HistoryEventRow = z.infer<typeof Event>;

/** `was` and `now`: absent if the field did not exist. */
const Difference = z.object({ path, was: z.optional(z.unknown()), now: z.optional(z.unknown()) });

const StateAt = z.object({
  /** Revision of the last event that counts; -1 before the first one. */
  revision: z.int(),
  at: z.nullable(moment),
  /** Revision of the current stream. */
  last: z.int(),
  lastAt: moment,
  /** `none`: such streams have no state that decides anything; `unreadable`: this version cannot read one of the events. */
  made: z.enum(['folded', 'none', 'unreadable']),
  state: z.unknown(),
  now: z.unknown(),
  differences: z.array(Difference),
});
export type StateAt = z.infer<typeof StateAt>;

const Completion = z.object({
  elementId: z.string(),
  title: z.string(),
  type: z.string(),
  /** Why it counts as done; null if it does not. */
  why: z.nullable(
    z.object({
      /** The version of the rules that was met (counted from 1), and the number of versions at that time. */
      version: z.int(),
      versions: z.int(),
      since: moment,
      rules: z.unknown(),
      submissions: z.array(z.object({ id: z.string(), at: moment, isShared: z.boolean() })),
      sessions: z.array(z.object({ id: z.string(), at: moment })),
    }),
  ),
});
export type Completion = z.infer<typeof Completion>;

const Linked = z.extend(z.pick(Stream, { stream: true, category: true, title: true, erased: true, lastAt: true }), {
  /** Requests with consequences in both. */
  requests: z.int(),
});
export type LinkedStream = z.infer<typeof Linked>;

export const forAuditors = { method: 'GET', errors: ['invalid_input', 'not_found', 'not_ready'] } as const;

/**
 * Streams, ordered by their latest event, the newest first. `q`: prefixes of words in names and ids, or a type of event.
 * `from` and `to` (exclusive): the stream has an event in this period. Every look-up by these calls is an event in the log.
 */
export const streamList = {
  ...forAuditors,
  path: '/api/Audit/Streams',
  name: 'stream-list',
  query: z.object({
    category: z.optional(z.string().check(z.regex(/^[a-z]{1,40}$/))),
    actor: z.optional(ActorId),
    from: z.optional(moment),
    to: z.optional(moment),
    q: z.optional(z.string().check(z.maxLength(200))),
    ...Page,
  }),
  answer: z.array(Stream),
} as const satisfies QueryCall;

/** One stream, in the form of the list. */
export const streamDetail = {
  ...forAuditors,
  path: '/api/Audit/Streams/:id/Summary',
  name: 'stream-detail',
  params: ofStream,
  query: z.object({}),
  answer: Stream,
} as const satisfies QueryCall;

/** The newest first. `before`: only events of a lower revision, taken from the cursor. */
export const streamEvents = {
  ...forAuditors,
  path: '/api/Audit/Streams/:id',
  name: 'stream-events',
  params: ofStream,
  query: z.object({
    type: z.optional(z.string().check(z.maxLength(100))),
    actor: z.optional(ActorId),
    from: z.optional(moment),
    to: z.optional(moment),
    ...Page,
  }),
  answer: z.array(Event),
} as const satisfies QueryCall;

export const AtMoment = z.object({
  revision: z.optional(z.coerce.number().check(z.int(), z.gte(-1))),
  time: z.optional(moment),
});

/** The state after this revision, or at this time; the current state if neither is given. */
export const streamState = {
  ...forAuditors,
  path: '/api/Audit/Streams/:id/at',
  name: 'stream-state',
  params: ofStream,
  query: AtMoment,
  answer: StateAt,
} as const satisfies QueryCall;

/** For a person's part in a seminar: which elements counted as done at that moment, by which rules and work. */
export const streamCompletions = {
  ...streamState,
  path: '/api/Audit/Streams/:id/Completions',
  name: 'stream-completions',
  answer: z.array(Completion),
} as const satisfies QueryCall;

/** Other streams in which the same requests had consequences: the first hundred. */
export const linkedStreams = {
  ...forAuditors,
  path: '/api/Audit/Streams/:id/Linked',
  name: 'linked-streams',
  params: ofStream,
  query: z.object({}),
  answer: z.array(Linked),
} as const satisfies QueryCall;

export const NamedStream = z.pick(Stream, { id: true, stream: true, category: true, title: true, erased: true });
export type NamedStream = z.infer<typeof NamedStream>;

/** Names of the ids in the stream's events. */
export const streamNames = {
  ...forAuditors,
  path: '/api/Audit/Streams/:id/Names',
  name: 'stream-names',
  params: ofStream,
  query: z.object({}),
  answer: z.array(NamedStream),
} as const satisfies QueryCall;

/** A file, by `?format=csv|json|proof`. */
export const streamExport = {
  ...forAuditors,
  path: '/api/Audit/Streams/:id/Export',
  name: 'stream-export',
  params: ofStream,
  query: z.object({ format: z.enum(exportFormats) }),
  answer: FileContent,
  contentType: 'application/octet-stream',
} as const satisfies QueryCall;
