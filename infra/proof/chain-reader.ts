import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Recorded } from '#domain/kernel/message.ts';
import { growingTree } from '#domain/kernel/proof/merkle-tree.ts';
import { timeOf } from '#domain/kernel/proof/tampering.ts';
import type { Batch, EventStore } from '../event-store/event-store.ts';
import { OtherLog, refuseOtherLog, watchIdentity } from '../event-store/log-identity.ts';
import { inTransaction } from '../postgres/pool.ts';
import { type Chain, readChain } from './chain.ts';
import { nodeHashes } from './node-hashes.ts';
import { partSize } from './parts.ts';
import { streamHashes } from './stream-hashes.ts';

type Deps = Readonly<{
  pool: Pool;
  /** The log in its stored form. */
  asStored: EventStore;
  signal: AbortSignal;
  /** Called with the position of the chain. */
  reached?: (position: bigint) => void;
  log: Readonly<{ error: (what: unknown, message: string) => void }>;
}>;

const retryMs = 1_000;
/**
 * Events that arrive within this time are read together: the chain may be this far behind, and then costs appends next
 * to nothing.
 */
const pauseMs = 500;
const fullBatch = 1_000;

/** Keeps the chain up to date with the log until `signal`. Any number of processes may run it; one at a time makes progress. */
export async function superviseChain(deps: Deps): Promise<void> {
  const { signal, log } = deps;
  let said = '';
  while (!signal.aborted) {
    try {
      await followLog(deps);
    } catch (error) {
      const text = String(error);
      // Another process was faster. A lasting failure is logged once.
      const expected = signal.aborted || error instanceof ChainMoved;
      if (!expected && !(error instanceof OtherLog && text === said)) log.error(error, 'the chain starts again');
      if (!expected) said = text;
      await sleep(retryMs, undefined, { signal }).catch(() => {});
    }
  }
}

/** @throws ChainMoved, OtherLog */
async function followLog({ pool, asStored, signal, reached }: Deps): Promise<void> {
  const identity = watchIdentity(asStored);
  let { position: after } = await readChain(pool);
  const hashes = streamHashes();
  reached?.(after);
  for await (const batch of asStored.subscribeAll({ after, signal })) {
    const log = await identity();
    await inTransaction(pool, (client) => chain(client, batch, { after, log, hashes }));
    after = batch.position;
    reached?.(after);
    if (batch.events.length < fullBatch) await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
}

/** Adds the missing events up to the current end of the log, also while other processes follow it, and returns. @throws OtherLog */
export async function catchUpChain({ pool, asStored }: Pick<Deps, 'pool' | 'asStored'>): Promise<void> {
  const identity = watchIdentity(asStored);
  for (;;) {
    const { position: after } = await readChain(pool);
    const events = await asStored.readAll({ limit: 2_000, ...(after > 0n && { after }) });
    const position = events.at(-1)?.position;
    if (position === undefined) return;
    const step = { after, log: await identity(), hashes: streamHashes() };
    await inTransaction(pool, (client) => chain(client, { events, position }, step)).catch((error) => {
      if (!(error instanceof ChainMoved)) throw error;
    });
  }
}

type Step = Readonly<{ after: bigint; log: string | undefined; hashes: ReturnType<typeof streamHashes> }>;

/** Writes entries, complete parts of the tree, and the position of the chain in one transaction: each event counts once. */
async function chain(client: PoolClient, { events, position }: Batch, { after, log, hashes }: Step): Promise<void> {
  const found = await readChain(client, { lock: true });
  refuseOtherLog('the chain', { made: found.log, log, mend: 'see "Proof" in docs/operations.md' });
  if (found.position !== after) throw new ChainMoved();
  await hashes.prepare(client, events, found.size);
  const { entries, parts, tree } = link(found, events, hashes);
  await insertEntries(client, events, { from: found.size, entries });
  await insertParts(client, parts);
  await client.query('update proof.chain set size = $1, position = $2, log = $3, peaks = $4', [
    tree.size(),
    position,
    // The check above found both equal; only before the first event of the chain `found.log` is null.
    found.log ?? log,
    Buffer.concat(tree.peaks()),
  ]);
}

function link(found: Chain, events: readonly Recorded[], streams: Step['hashes']) {
  const hashes = nodeHashes();
  const parts: (readonly [number: number, hash: Uint8Array])[] = [];
  const tell = (number: number, hash: Uint8Array) => void parts.push([number, hash]);
  const tree = growingTree({ join: hashes.ofPair, parts: { size: partSize, tell } }, found);
  const entries = events.map((event) => {
    const hash = hashes.ofEvent(streams.before(event), event);
    streams.set(event, hash);
    tree.push(hashes.ofEntry(tree.size(), hash));
    return hash;
  });
  return { entries, parts, tree };
}

type Linked = Readonly<{ from: number; entries: readonly Uint8Array[] }>;

async function insertEntries(client: PoolClient, events: readonly Recorded[], { from, entries }: Linked) {
  if (events.length === 0) return;
  await client.query({
    name: 'proof-insert',
    text: `insert into proof.entry (number, position, id, stream, revision, at, hash)
       select $1 + n - 1, position, id, stream, revision, at, hash
         from unnest($2::bigint[], $3::uuid[], $4::text[], $5::int[], $6::text[], $7::bytea[])
              with ordinality as given (position, id, stream, revision, at, hash, n)`,
    values: [
      from,
      events.map((event) => event.position),
      events.map(({ id }) => id),
      events.map(({ stream }) => stream),
      events.map(({ revision }) => revision),
      events.map(timeOf),
      entries,
    ],
  });
}

async function insertParts(client: PoolClient, parts: readonly (readonly [number: number, hash: Uint8Array])[]) {
  if (parts.length === 0) return;
  await client.query('insert into proof.part select * from unnest($1::bigint[], $2::bytea[])', [
    parts.map(([number]) => number),
    parts.map(([, hash]) => hash),
  ]);
}

/** Another process has taken these events. */
class ChainMoved extends Error {
  override readonly name = 'ChainMoved';
}
