import * as z from 'zod/mini';
import { NoInput, type QueryCall } from '#domain/kernel/contract.ts';

/** In the log; it grows, and means nothing else. */
const Position = z.string().check(z.regex(/^\d+$/));
const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** `publicKey`: the 32 bytes of an Ed25519 key, in hex; `id` is the beginning of their SHA-256. */
const Key = z.object({ id: z.string(), publicKey: Hash, since: z.iso.datetime() });

/** How far the chain went at one moment, signed: see `headText`. */
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

/** A fault of an event or entry, of a head, or of another part of the proof (`name` says which one). */
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
    /** Number of events under the head. */
    size: z.int(),
    time: z.string(),
    isKept: z.boolean(),
    since: z.int(),
  }),
  z.object({ what: z.enum(['chain', 'part', 'key', 'head_key', 'person', 'person_key']), name: z.string() }),
]);

/** Where heads are sent. `failures` ever; `error`: the code of the last one, where none succeeded since. */
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
  /** Events that are not in the chain yet; 1,000 is that or more. */
  behind: z.int(),
  /** The last one that was signed. */
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
  /** All known faults: by that look, and by a quick one at heads and keys. */
  faults: z.array(Fault),
});
export type ChainStatus = z.infer<typeof ChainStatus>;

/** For auditors and admins; for everybody else there is no such call. */
export const chainStatus = {
  method: 'GET',
  path: '/api/Audit/Chain',
  name: 'chain-status',
  query: NoInput,
  answer: ChainStatus,
  errors: ['not_found'],
} as const satisfies QueryCall;

/** Every key that a head was ever signed with, the newest last; for anyone, who then knows it when a proof comes. */
export const auditKeys = {
  method: 'GET',
  path: '/api/Audit/Keys',
  name: 'audit-keys',
  query: NoInput,
  answer: z.array(Key),
} as const satisfies QueryCall;
