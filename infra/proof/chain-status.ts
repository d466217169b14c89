import type { Pool } from 'pg';
import type { EventStore } from '../event-store/event-store.ts';
import { readChain } from './chain.ts';
import { type KeptHead, lastHead } from './heads.ts';
import type { HeadTarget } from './send-heads.ts';
import type { Fault, Verdict } from './verify-chain.ts';

/** What came of the last look at the whole chain. `seconds`: how long it took. */
type Verification = Verdict & Readonly<{ at: string; seconds: number }>;

type Sending = Readonly<{
  target: HeadTarget;
  /** Heads that it lacks. */
  waiting: number;
  sentAt: string | null;
  /** Tries that failed, ever; the code of the last one where none succeeded since. */
  failures: number;
  error: string | null;
}>;

export type ChainState = Readonly<{
  size: number;
  position: bigint;
  head: KeptHead | undefined;
  verification: Verification | undefined;
  sendings: readonly Sending[];
}>;

/** How the chain is, whichever process is asked. */
export async function chainState(pool: Pool): Promise<ChainState> {
  const [{ size, position }, head, verification, sendings] = await Promise.all([
    readChain(pool),
    lastHead(pool),
    lastVerification(pool),
    readSendings(pool),
  ]);
  return { size, position, head, verification, sendings };
}

/** More are not counted: reading them would take longer than it is worth. */
const mostCounted = 1_000;

/** Events that are not in the chain yet; 1,000 is that or more. */
export const eventsBehind = async (asStored: EventStore, { position }: Pick<ChainState, 'position'>): Promise<number> =>
  (await asStored.readAll({ limit: mostCounted, ...(position > 0n && { after: position }) })).length;

export async function keepVerification(pool: Pool, { size, heads, faults }: Verdict, seconds: number): Promise<void> {
  const fault = faults.length > 0 ? JSON.stringify(faults) : null;
  await pool.query('insert into proof.verification (size, heads, seconds, fault) values ($1, $2, $3, $4)', [
    ...[size, heads, seconds, fault],
  ]);
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
