import type { Pool } from 'pg';
import type { Recorded } from '#domain/kernel/message.ts';
import type { SignedHead } from '#domain/kernel/proof/head.ts';
import { toHex } from '#domain/kernel/proof/hex.ts';
import { stretchesBeside, stretchesOfGrowth } from '#domain/kernel/proof/merkle-tree.ts';
import { type EarlierHead, type ProofFile, proofFormat } from '#domain/kernel/proof/proof-file.ts';
import type { Entry } from '#domain/kernel/proof/tampering.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { CannotProve, mostProven } from './cannot-prove.ts';
import { hashesBefore, readEntries, type Selection, selectEntries } from './entries.ts';
import { headOf, lastHead, listedKeys, withoutId } from './heads.ts';
import { nodeHashes } from './node-hashes.ts';
import { hashesOfStretches } from './parts.ts';

type Deps = Readonly<{ pool: Pool; asStored: EventStore }>;

type ProofOptions = Selection & Readonly<{ earlier?: readonly SignedHead[]; most?: number }>;

/**
 * The events of a selection, up to the last signed head, with the evidence that the head covers them. `earlier`: heads that
 * somebody kept; the proof shows that the log grew from them. @throws CannotProve
 */
export async function makeProof({ pool, asStored }: Deps, wanted: ProofOptions): Promise<ProofFile> {
  const { earlier = [], most = mostProven } = wanted;
  const last = await lastHead(pool);
  if (!last) throw new CannotProve('nothing_signed');
  const head = headOf(withoutId(last));
  const entries = await selectEntries(pool, wanted, { size: head.size, limit: most + 1 });
  if (entries.length === 0) throw new CannotProve('nothing_found');
  if (entries.length > most) throw new CannotProve('too_many');
  const hashes = nodeHashes();
  const stretches = stretchesBeside(
    head.size,
    entries.map(({ number }) => number),
  );
  return {
    format: proofFormat,
    made: new Date().toISOString(),
    head,
    keys: (await listedKeys(pool)).map(({ id, publicKey }) => ({ id, publicKey })),
    entries: await written(pool, entries),
    hashes: (await hashesOfStretches({ pool, hashes }, stretches)).map(toHex),
    earlier: await Promise.all(earlier.map((one) => growthFrom(pool, one, head))),
    events: (await eventsOf({ pool, store: asStored }, entries, wanted)).map((event) => ({
      position: String(event.position),
      ...{ id: event.id, stream: event.stream, revision: event.revision, type: event.type },
      ...{ data: event.data, metadata: event.metadata },
    })),
  };
}

async function growthFrom(pool: Pool, earlier: SignedHead, head: SignedHead): Promise<EarlierHead> {
  if (earlier.log !== head.log || earlier.size > head.size) throw new CannotProve('not_grown');
  const stretches = stretchesOfGrowth({ earlier: earlier.size, size: head.size });
  return {
    head: headOf(earlier),
    hashes: (await hashesOfStretches({ pool, hashes: nodeHashes() }, stretches)).map(toHex),
  };
}

/** If the file contains the previous event, its hash follows from that event. */
async function written(pool: Pool, entries: readonly Entry[]): Promise<ProofFile['entries']> {
  const next = new Map<string, number>();
  const lacking = entries.filter(({ stream, revision }) => {
    const follows = revision === 0 || next.get(stream) === revision;
    next.set(stream, revision + 1);
    return !follows;
  });
  const hashes = await hashesBefore(pool, lacking);
  const before = new Map(lacking.map(({ number }, n) => [number, hashes[n]]));
  return entries.map(({ hash, ...entry }) => {
    const given = before.get(entry.number);
    return { ...entry, hash: toHex(hash), ...(given && { before: toHex(given) }) };
  });
}

const batchSize = 2_000;

type Reads = Readonly<{ pool: Pool; store: EventStore }>;

/** The events of these entries, in the order of the log. */
export async function eventsOf(
  { pool, store }: Reads,
  entries: readonly Entry[],
  { stream, prefix }: Selection,
): Promise<readonly Recorded[]> {
  const positions = new Set(entries.map(({ position }) => position));
  const isWanted = ({ position }: Recorded) => positions.has(String(position));
  if (stream !== undefined) return (await store.readStream(stream)).filter(isWanted);
  const found: Recorded[] = [];
  const prefixes = prefix === undefined ? {} : { prefixes: [prefix] };
  const last = BigInt(entries.at(-1)?.position ?? 0);
  // Reading can only continue from the position of an event, so it starts at the previous one.
  const [previous] = await readEntries(pool, (entries[0]?.number ?? 0) - 1, 1);
  for (let after = entries[0]?.number === 0 ? undefined : BigInt(previous?.position ?? 0); ; ) {
    const events = await store.readAll({ limit: batchSize, ...prefixes, ...(after !== undefined && { after }) });
    found.push(...events.filter(isWanted));
    after = events.at(-1)?.position;
    if (after === undefined || after >= last) return found;
  }
}
