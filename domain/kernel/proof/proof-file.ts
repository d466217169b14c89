import { hasRepeatedFields } from '../repeated-fields.ts';
import type { StoredEvent } from './chain-hashes.ts';
import type { KeptHead, PublicKey, SignedHead } from './head.ts';
import type { Entry } from './tampering.ts';

export const proofFormat = 'rostra-proof-v1';

/** Hashes in hex. */
type WrittenEntry = Omit<Entry, 'hash'> &
  Readonly<{
    hash: string;
    /** The hash of the previous event in its stream, if that event is not in the file. */
    before?: string;
  }>;

type WrittenEvent = StoredEvent & Readonly<{ position: string }>;

/** An earlier head, and the hashes that prove that the tree only grew since. */
export type EarlierHead = Readonly<{ head: SignedHead; hashes: readonly string[] }>;

/** The content of a proof file: events, and the evidence that they are in the chain under a signed head. */
export type ProofFile = Readonly<{
  format: typeof proofFormat;
  /** ISO 8601, UTC. */
  made: string;
  head: SignedHead;
  keys: readonly PublicKey[];
  /** By number, in ascending order. */
  entries: readonly WrittenEntry[];
  /** Hashes of the tree beside the entries, from left to right. */
  hashes: readonly string[];
  earlier: readonly EarlierHead[];
  /** In the order of the entries. */
  events: readonly WrittenEvent[];
}>;

/** The file is not a proof file; `place` is the position of the first error. */
export class NoProofFile extends Error {
  override readonly name = 'NoProofFile';
  readonly place: string;

  constructor(place: string) {
    super(`this is no proof file (${place})`);
    this.place = place;
  }
}

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown, place: string) => void;

const must = (is: (value: unknown) => boolean): Check => {
  return (value, place) => {
    if (!is(value)) throw new NoProofFile(place);
  };
};
const text = must((value) => typeof value === 'string');
const count = must((value) => Number.isSafeInteger(value) && (value as number) >= 0);
const anything = () => {};
const hash = must((value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value));
const digits = must((value) => typeof value === 'string' && /^[0-9]+$/.test(value));
const fields = must((value) => typeof value === 'object' && value !== null && !Array.isArray(value));

const listOf =
  (check: Check): Check =>
  (value, place) => {
    if (!Array.isArray(value)) throw new NoProofFile(place);
    for (const [n, one] of value.entries()) check(one, `${place}[${n}]`);
  };

/** Exactly these fields: an unchecked field must not be there for readers to trust. */
const shape =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, place) => {
    fields(value, place);
    for (const [name, check] of Object.entries(checks)) check((value as Fields)[name], `${place}.${name}`);
    const extra = Object.keys(value as Fields).find((name) => !Object.hasOwn(checks, name));
    if (extra !== undefined) throw new NoProofFile(`${place}.${extra}`);
  };

const maybe =
  (check: Check): Check =>
  (value, place) =>
    value === undefined || check(value, place);

const place = { position: digits, id: text, stream: text, revision: count };
const headFields = {
  ...{ log: text, size: count, root: hash, position: digits, added: count, time: text, key: text },
  signature: must((value) => typeof value === 'string' && /^[0-9a-f]{128}$/.test(value)),
};
const head = shape(headFields);
const keptHead = shape({ ...headFields, publicKey: maybe(hash) });
const proofFile = shape({
  format: must((value) => value === proofFormat),
  made: text,
  head,
  keys: listOf(shape({ id: text, publicKey: hash })),
  entries: listOf(shape({ ...place, number: count, at: text, hash, before: maybe(hash) })),
  hashes: listOf(hash),
  earlier: listOf(shape({ head, hashes: listOf(hash) })),
  events: listOf(shape({ ...place, type: text, data: anything, metadata: fields })),
});

/** Strict: no field is missing, added or duplicated. @throws NoProofFile */
export function readProofFile(written: string): ProofFile {
  const parsed = parse(written);
  proofFile(parsed, 'file');
  const file = parsed as ProofFile;
  for (const [n, { number }] of file.entries.entries()) {
    const previous = n === 0 ? -1 : (file.entries[n - 1]?.number ?? -1);
    if (number <= previous || number >= file.head.size) throw new NoProofFile(`file.entries[${n}].number`);
  }
  return file;
}

/** One head a line, the form outside of the database. An error message contains `name` and the number of the line. @throws NoProofFile */
export function readHeads(written: string, name = 'heads'): readonly KeptHead[] {
  return written.split('\n').flatMap((line, n) => {
    if (line.trim() === '' || isHalf(line)) return [];
    const parsed = parse(line);
    keptHead(parsed, `${name}, line ${n + 1}`);
    return [parsed as KeptHead];
  });
}

/** A line that a crash cut off: a complete head ends with its only closing brace. */
const isHalf = (line: string) => line.startsWith('{') && !line.trimEnd().endsWith('}');

function parse(written: string): unknown {
  const parsed = parsedJson(written);
  if (hasRepeatedFields(written, parsed)) throw new NoProofFile('a field that is there twice');
  return parsed;
}

function parsedJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    throw new NoProofFile('JSON');
  }
}
