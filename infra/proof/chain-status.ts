import type { Pool } from 'pg';
import { NoProofFile } from '#domain/kernel/proof/proof-file.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { missingOf, readChain } from './chain.ts';
import { compareWithKept } from './compare-kept.ts';
import type { Fault } from './faults.ts';
import { type ListedHead, lastHead } from './heads.ts';
import type { KeptHeads } from './kept-heads.ts';
import type { HeadTarget } from './send-heads.ts';
import type { Verdict } from './verify-chain.ts';

/** Result of the last check of the whole chain. `seconds`: how long it took. */
type Verification = Verdict & Readonly<{ at: string; seconds: number }>;

type Sending = Readonly<{
  target: HeadTarget;
  /** The number of heads that the target lacks. */
  waiting: number;
  sentAt: string | null;
  /** The number of failed deliveries since the beginning; the code of the last one if no delivery succeeded since. */
  failures: number;
  error: string | null;
}>;

export type ChainState = Readonly<{
  size: number;
  position: bigint;
  head: ListedHead | undefined;
  verification: Verification | undefined;
  sendings: readonly Sending[];
  /** All known faults, from the last full verification and from a quick check of heads and keys. */
  faults: readonly Fault[];
}>;

const nothing = { size: 0, position: 0n, head: undefined, verification: undefined, sendings: [] } as const;

type Dependencies = Readonly<{ pool: Pool; kept: Pick<KeptHeads, 'own' | 'file'> }>;

/** The state of the chain. All processes report the same, except for faults that the comparison with `kept` finds: each process has its own data folder. */
export async function chainState({ pool, kept }: Dependencies): Promise<ChainState> {
  try {
    const [{ size, position }, head, verification, sendings, beside] = await Promise.all([
      ...([readChain(pool), lastHead(pool), lastVerification(pool), readSendings(pool)] as const),
      quickFaults({ pool, kept }),
    ]);
    const faults = new Map([...beside, ...(verification?.faults ?? [])].map((fault) => [nameOf(fault), fault]));
    return { size, position, head, verification, sendings, faults: [...faults.values()] };
  } catch (error) {
    const name = missingOf(error);
    if (name === undefined) throw error;
    return { ...nothing, faults: [{ what: 'chain', name }] };
  }
}

/** Both checks may find the same fault. */
const nameOf = (fault: Fault) =>
  `${fault.what} ${'name' in fault ? fault.name : 'size' in fault ? fault.size : fault.number}`;

/** Compares the first head and the last: the nightly check compares all. */
async function quickFaults({ pool, kept }: Dependencies): Promise<readonly Fault[]> {
  try {
    const { heads, keys } = await kept.own();
    return await compareWithKept(pool, { heads: [...heads.slice(0, 1), ...heads.slice(-1)], keys });
  } catch (error) {
    if (error instanceof NoProofFile) return [{ what: 'chain', name: kept.file }];
    throw error;
  }
}

/** Counting stops here: reading more would cost more than the number is worth. */
const mostCounted = 1_000;

/** Events that are not in the chain yet; 1,000 means 1,000 or more. */
export const eventsBehind = async (asStored: EventStore, { position }: Pick<ChainState, 'position'>): Promise<number> =>
  (await asStored.readAll({ limit: mostCounted, ...(position > 0n && { after: position }) })).length;

export async function keepVerification(pool: Pool, { size, heads, faults }: Verdict, seconds: number): Promise<void> {
  const fault = faults.length > 0 ? JSON.stringify(faults) : null;
  const text = 'insert into proof.verification (size, heads, seconds, fault) values ($1, $2, $3, $4)';
  await pool.query(text, [size, heads, seconds, fault]).catch((error) => {
    // Every reader reports the missing schema.
    if (missingOf(error) === undefined) throw error;
  });
}

type Row = Readonly<{ at: string; size: string; heads: number; seconds: number; fault: readonly Fault[] | null }>;

async function lastVerification(pool: Pool): Promise<Verification | undefined> {
  const { rows } = await pool.query<Row>(
    'select finished_at as at, size, heads, seconds, fault from proof.verification order by id desc limit 1',
  );
  const [row] = rows;
  return row && { at: row.at, size: Number(row.size), heads: row.heads, seconds: row.seconds, faults: row.fault ?? [] };
}

async function readSendings(pool: Pool): Promise<readonly Sending[]> {
  const { rows } = await pool.query<Sending>(
    `select target, (select count(*)::int from proof.head where id > s.head) as waiting, sent_at as "sentAt",
       failures, error from proof.sending s order by target`,
  );
  return rows;
}
