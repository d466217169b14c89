import * as z from 'zod/mini';
import { NoInput, type QueryCall } from '#domain/kernel/contract.ts';

/** The position in the log; it only grows, and has no other meaning. */
const Position = z.string().check(z.regex(/^\d+$/));
const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** `publicKey`: the 32 bytes of an Ed25519 key, in hex; `id` is the beginning of their SHA-256. */
const Key = z.object({ id: z.string(), publicKey: Hash, since: z.iso.datetime() });

/** The signed state of the chain at one moment: see `headText`. */
const Head = z.object({
  log: z.string(),
  size: z.int(),
  root: Hash,
  position: Position,
  /** Since the head before. */
  added: z.int(),
  time: z.iso.datetime(),
  key: z.string(),
  signature: z.string(),
});

/** A fault of an event or entry, of a head, or of another part of the proof (named by `name`). */
const Fault = z.discriminatedUnion('what', [
  z.object({
    what: z.enum(['changed', 'time', 'renumbered', 'swapped', 'missing', 'inserted', 'entry']),
    number: z.int(),
    position: z.string(),
    stream: z.string(),
    revision: z.int(),
    id: z.string(),
  }),
  z.object({
    what: z.enum(['head', 'cut', 'signature', 'removed']),
    /** The number of events that the head covers. */
    size: z.int(),
    time: z.string(),
    isKept: z.boolean(),
    since: z.int(),
  }),
  z.object({ what: z.enum(['chain', 'part', 'key', 'head_key', 'person', 'person_key']), name: z.string() }),
]);

/** A target of heads. `failures`: since the beginning; `error`: the code of the last failure, if no delivery succeeded since. */
const Sending = z.object({
  target: z.enum(['file', 'mail', 'url']),
  waiting: z.int(),
  sentAt: z.nullable(z.iso.datetime()),
  failures: z.int(),
  error: z.nullable(z.string()),
});

const ChainStatus = z.object({
  /** Entries. */
  size: z.int(),
  position: Position,
  /** Events that are not in the chain yet; 1,000 means 1,000 or more. */
  behind: z.int(),
  /** The last signed head. */
  head: z.nullable(Head),
  /** Result and duration in seconds of the last check of the whole chain. */
  verification: z.nullable(
    z.object({
      at: z.iso.datetime(),
      size: z.int(),
      heads: z.int(),
      seconds: z.number(),
      faults: z.array(Fault),
    }),
  ),
  keys: z.array(Key),
  sendings: z.array(Sending),
  /** All known faults, from that check and from a quick check of heads and keys. */
  faults: z.array(Fault),
});
export type ChainStatus = z.infer<typeof ChainStatus>;

/** For auditors and admins; everybody else gets "not found". */
export const chainStatus = {
  method: 'GET',
  path: '/api/Audit/Chain',
  name: 'chain-status',
  query: NoInput,
  answer: ChainStatus,
  errors: ['not_found'],
} as const satisfies QueryCall;

/** Every key that ever signed a head, the newest last. It is public, so that people know the key before they get a proof. */
export const auditKeys = {
  method: 'GET',
  path: '/api/Audit/Keys',
  name: 'audit-keys',
  query: NoInput,
  answer: z.array(Key),
} as const satisfies QueryCall;
