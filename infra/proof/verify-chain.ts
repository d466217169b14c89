import { setImmediate as breathe } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Recorded } from '#domain/kernel/message.ts';
import { headText, type SignedHead } from '#domain/kernel/proof/head.ts';
import { toHex } from '#domain/kernel/proof/hex.ts';
import { growingTree } from '#domain/kernel/proof/merkle-tree.ts';
import { agree, type Entry, type EntryFault, nameFault, type Surroundings } from '#domain/kernel/proof/tampering.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { changedKeys, personsIn, withoutKey } from '../persons/lost-keys.ts';
import type { MasterKey } from '../persons/master-keys.ts';
import { readChain } from './chain.ts';
import { checkHeads } from './check-heads.ts';
import { checkSummaries } from './check-summaries.ts';
import { compareWithKept } from './compare-kept.ts';
import { entryOfEvent } from './entries.ts';
import { entriesFrom } from './entries-reader.ts';
import type { Fault } from './faults.ts';
import { headsAfter, listedKeys } from './heads.ts';
import { type Kept, nothingKept } from './kept-heads.ts';
import { type LogReader, readLog } from './log-reader.ts';
import { nodeHashes } from './node-hashes.ts';
import { partSize, readParts } from './parts.ts';
import { streamHashes } from './stream-hashes.ts';

export type Verdict = Readonly<{
  /** The number of entries in the chain. */
  size: number;
  /** The number of heads that it was compared with. */
  heads: number;
  /** The first wrong entry, and wrong heads. Empty: nothing was changed. */
  faults: readonly Fault[];
}>;

type Deps = Readonly<{
  pool: Pool;
  /** The log in its stored form. */
  asStored: EventStore;
  /** State known outside of the database. */
  kept?: Kept;
  /** Opens the keys of persons; without it the keys are not checked. */
  masters?: readonly MasterKey[] | undefined;
  tell?: (progress: Readonly<{ done: number; size: number }>) => void;
}>;

/** Computes the chain again from the log, and compares it with its stored data and with every head. Only reads. */
export async function verifyChain({ pool, asStored, kept = nothingKept, masters, tell }: Deps): Promise<Verdict> {
  const beside = await compareWithKept(pool, kept);
  if (beside.some(({ what }) => what === 'chain')) return { size: 0, heads: kept.heads.length, faults: beside };
  const chain = await readChain(pool);
  const { size } = chain;
  const heads = onceEach(await headsAfter(pool, 0), kept.heads);
  const check = checkHeads(heads, kept.keys.length > 0 ? kept.keys : await listedKeys(pool));
  const summaries = checkSummaries(await readParts(pool), chain);
  const run = startRun(pool, readLog(asStored), summaries.part);
  let fault: EntryFault | undefined;
  while (fault === undefined && run.size() < size) {
    fault = await step(run, { pool, asStored, size, onEntry: check.reached, headAfter: check.next });
    tell?.({ done: Math.min(run.size(), size), size });
    await breathe();
  }
  const ofHeads = await check.end(fault ? undefined : size);
  const ofChain = fault ? [fault] : summaries.end(run.peaks());
  // The heads have already reported where the chain is cut off.
  const others = beside.filter(({ what }) => what !== 'cut');
  return {
    size,
    heads: heads.length,
    faults: [...ofChain, ...ofHeads, ...others, ...(await personFaults(run, masters))],
  };
}

/** Reports at most this many persons of each fault. */
const mostPersons = 20;

async function personFaults(
  { pool, persons }: Run,
  masters: readonly MasterKey[] | undefined,
): Promise<readonly Fault[]> {
  const lost = await withoutKey(pool, persons);
  const changed = masters && lost.length < mostPersons ? await changedKeys(pool, persons, masters) : [];
  return [
    ...lost.slice(0, mostPersons).map((name) => ({ what: 'person', name }) as const),
    ...changed.slice(0, mostPersons).map((name) => ({ what: 'person_key', name }) as const),
  ];
}

/** Merges both lists. A head that is in both counts as kept outside of the database. */
function onceEach(listed: readonly SignedHead[], kept: readonly SignedHead[]) {
  const heads = new Map(listed.map((head) => [textOf(head), { ...head, isKept: false }]));
  for (const head of kept) heads.set(textOf(head), { ...head, isKept: true });
  return [...heads.values()];
}

const textOf = (head: SignedHead) => headText(head) + head.key + head.signature;

type Run = ReturnType<typeof startRun>;

/** The chain as computed from the log, up to the current entry. */
function startRun(pool: Pool, log: LogReader, tell: (part: number, hash: Uint8Array) => void) {
  const hashes = nodeHashes();
  const streams = streamHashes();
  const tree = growingTree({ join: hashes.ofPair, parts: { size: partSize, tell } });
  const push = (event: Recorded, hash: Uint8Array) => {
    streams.set(event, hash);
    tree.push(hashes.ofEntry(tree.size(), hash));
  };
  return {
    ...{ pool, hashes, streams, tree, push, log, entries: entriesFrom(pool), persons: new Set<string>() },
    size: tree.size,
    peaks: tree.peaks,
    rootInHex: () => toHex(tree.root() ?? new Uint8Array()),
  };
}

type Step = Pick<Deps, 'pool' | 'asStored'> &
  Readonly<{
    size: number;
    onEntry: (size: number, root: () => string) => void;
    headAfter: (size: number) => SignedHead | undefined;
  }>;

/** Compares a batch of the log with its entries; returns the first difference. */
async function step(run: Run, { pool, asStored, size, onEntry, headAfter }: Step): Promise<EntryFault | undefined> {
  const first = run.size();
  const events = await run.log.next(size - first);
  const wanted = events.length > 0 ? events.length : 1;
  const entries = await run.entries(first, wanted);
  await run.streams.prepare(pool, events, first);
  for (let n = 0; n < wanted; n++) {
    const event = events[n];
    const entry = entryAt(entries, n, first);
    const before = event ? run.streams.before(event) : new Uint8Array();
    const hash = event && run.hashes.ofEvent(before, event);
    if (!event || !hash || !entry || !agree(entry, event) || Buffer.compare(hash, entry.hash) !== 0) {
      const number = first + n;
      const fault = await namedFault({ entry, event, number, before }, run, { pool, asStored });
      const isLogRight = await agreesWithHead(run, { rest: events.slice(n), head: headAfter(number) });
      return isLogRight && event && fault.what !== 'renumbered' ? { ...fault, what: 'entry' } : fault;
    }
    run.push(event, hash);
    for (const person of personsIn(event)) run.persons.add(person);
    onEntry(run.size(), run.rootInHex);
  }
  return undefined;
}

/** The entry of the event at this place in the batch. Undefined if it is missing and a later entry stands in its place. */
function entryAt(entries: readonly Entry[], n: number, first: number): Entry | undefined {
  const entry = entries[n];
  return entry?.number === first + n ? entry : undefined;
}

type Difference = Parameters<typeof nameFault>[0] & Readonly<{ event: Recorded | undefined }>;

async function namedFault(
  difference: Difference,
  { hashes }: Run,
  { pool, asStored }: Pick<Deps, 'pool' | 'asStored'>,
) {
  const { entry, event, number } = difference;
  if (!entry) return missingEntry(number, event);
  const around: Surroundings = {
    streamNow: (stream) => asStored.readStream(stream),
    entryOf: (id) => entryOfEvent(pool, id),
  };
  return nameFault(difference, around, hashes);
}

/** Within the chain every number must have an entry. */
const missingEntry = (number: number, event: Recorded | undefined): EntryFault => ({
  ...{ what: 'entry', number },
  ...{ id: event?.id ?? '', stream: event?.stream ?? '', revision: event?.revision ?? 0 },
  position: String(event?.position ?? ''),
});

type Rest = Readonly<{ rest: readonly Recorded[]; head: SignedHead | undefined }>;

/** Whether the log matches the next signed head. If it does, somebody changed the entry, not the log. */
async function agreesWithHead(run: Run, { rest, head }: Rest): Promise<boolean> {
  if (!head) return false;
  const from = run.size();
  for (let events = rest; events.length > 0 && run.size() < head.size; ) {
    await run.streams.prepare(run.pool, events, from);
    for (const event of events) {
      if (run.size() === head.size) break;
      run.push(event, run.hashes.ofEvent(run.streams.before(event), event));
    }
    events = run.size() < head.size ? await run.log.next(head.size - run.size()) : [];
  }
  return run.size() === head.size && run.rootInHex() === head.root;
}
