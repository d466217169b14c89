import { type ChainHashes, chainHashes, nothingBefore, type Sha256 } from './chain-hashes.ts';
import { headText, type PublicKey, type SignedHead, type VerifySignature } from './head.ts';
import { areEqual, fromHex, toHex } from './hex.ts';
import { rootOfSelection, rootsOfGrowth } from './merkle-tree.ts';
import type { ProofFile } from './proof-file.ts';
import { agree, type Entry, type EntryFault, nameFault, type Surroundings } from './tampering.ts';

/** `unknown`: this program cannot tell. */
export type Result = 'passed' | 'failed' | 'unknown';

/** For one stream in the file: its revisions, and whether every revision from 0 to `to` is there. */
export type ProvenStream = Readonly<{ stream: string; from: number; to: number; complete: boolean }>;

export type ProofVerdict = Readonly<{
  /** The head was signed with the key that it names, which is in the file. */
  signature: Result;
  /** The entries lead to the head. */
  tree: Result;
  /** Each event matches its entry. */
  events: Result;
  /** The chain of each earlier head is the beginning of this chain. */
  earlier: Result;
  /** The first event that does not match the chain. */
  fault: EntryFault | undefined;
  key: PublicKey | undefined;
  streams: readonly ProvenStream[];
}>;

type Tools = Readonly<{
  sha256: Sha256;
  verifySignature: VerifySignature;
  /** Called at intervals with the number of checked events. */
  tell?: (done: number) => void;
}>;

/** Checks a proof file with nothing but the file. The reader of the verdict has to know whether the key is the right one. */
export async function verifyProof(file: ProofFile, { sha256, verifySignature, tell }: Tools): Promise<ProofVerdict> {
  const hashes = chainHashes(sha256);
  const isSigned = signatureCheck(file, { sha256, verifySignature });
  const entries = file.entries.map((entry): Entry => ({ ...entry, hash: bytes(entry.hash) }));
  const { fault, streams } = await compareEvents(file, entries, { hashes, tell });
  return {
    signature: await isSigned(file.head),
    tree: leadsToHead(file, entries, hashes) ? 'passed' : 'failed',
    events: fault ? 'failed' : 'passed',
    earlier: await earlierResult(file, hashes, isSigned),
    fault,
    key: file.keys.find(({ id }) => id === file.head.key),
    streams,
  };
}

export const hasPassed = ({ signature, tree, events, earlier }: ProofVerdict): boolean =>
  [signature, tree, events, earlier].every((result) => result === 'passed');

// `hex` is valid: it was checked when the file was read.
const bytes = (hex: string) => fromHex(hex) as Uint8Array;

/** The name of a key is a part of its hash: nobody can use the name for another key. */
export const idOfKey = (publicKey: Uint8Array, sha256: Sha256): string => toHex(sha256(publicKey)).slice(0, 16);

function signatureCheck({ keys }: Pick<ProofFile, 'keys'>, { sha256, verifySignature }: Omit<Tools, 'tell'>) {
  return async (head: SignedHead): Promise<Result> => {
    const named = keys.find(({ id }) => id === head.key);
    const publicKey = named && bytes(named.publicKey);
    if (!publicKey || idOfKey(publicKey, sha256) !== head.key) return 'failed';
    const text = new TextEncoder().encode(headText(head));
    const isRight = await verifySignature({ publicKey, text, signature: bytes(head.signature) });
    if (isRight === undefined) return 'unknown';
    return isRight ? 'passed' : 'failed';
  };
}

function leadsToHead({ head, hashes: written }: ProofFile, entries: readonly Entry[], hashes: ChainHashes): boolean {
  const leaves = new Map(entries.map(({ number, hash }) => [number, hashes.ofEntry(number, hash)]));
  const root = rootOfSelection(hashes.ofPair, { size: head.size, leaves, hashes: written.map(bytes) });
  return root !== undefined && toHex(root) === head.root;
}

async function earlierResult(
  { head, earlier }: ProofFile,
  hashes: ChainHashes,
  isSigned: (head: SignedHead) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = [];
  for (const one of earlier) {
    const growth = { earlier: one.head.size, size: head.size, hashes: one.hashes.map(bytes) };
    const roots = rootsOfGrowth(hashes.ofPair, growth);
    const grew = [
      [roots.earlier, one.head.root],
      [roots.later, head.root],
    ].every(([root, written]) => root instanceof Uint8Array && toHex(root) === written);
    results.push(grew && one.head.log === head.log ? await isSigned(one.head) : 'failed');
  }
  return results.find((result) => result === 'failed') ?? results.find((result) => result === 'unknown') ?? 'passed';
}

const tellEvery = 500;

async function compareEvents(
  file: ProofFile,
  entries: readonly Entry[],
  { hashes, tell }: Readonly<{ hashes: ChainHashes; tell: Tools['tell'] }>,
) {
  const streams = new Map<string, ProvenStream & Readonly<{ hash: Uint8Array }>>();
  for (let n = 0; n < Math.max(entries.length, file.events.length); n++) {
    const [entry, event] = [entries[n], file.events[n]];
    const known = entry && streams.get(entry.stream);
    const given = file.entries[n]?.before;
    const before = given ? bytes(given) : (entry?.revision !== 0 && known?.hash) || nothingBefore;
    const hash = event && hashes.ofEvent(before, event);
    if (!entry || !event || !hash || !agree(entry, event) || !areEqual(hash, entry.hash)) {
      const number = entry?.number ?? (entries.at(-1)?.number ?? -1) + 1;
      const fault = await nameFault({ entry, event, number, before }, surroundingsIn(file, entries), hashes);
      return { fault, streams: [] };
    }
    const follows = given === undefined && entry.revision === (known ? known.to + 1 : 0);
    const complete = follows && (known?.complete ?? true);
    streams.set(entry.stream, {
      ...{ stream: entry.stream, from: known?.from ?? entry.revision, to: entry.revision },
      ...{ complete, hash },
    });
    if ((n + 1) % tellEvery === 0) tell?.(n + 1);
  }
  tell?.(entries.length);
  return { fault: undefined, streams: [...streams.values()].map(({ hash: _, ...stream }) => stream) };
}

const surroundingsIn = ({ events }: ProofFile, entries: readonly Entry[]): Surroundings => ({
  streamNow: async (wanted) => events.filter(({ stream }) => stream === wanted),
  entryOf: async (wanted) => entries.find(({ id }) => id === wanted),
});
