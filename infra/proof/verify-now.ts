import type { Pool } from 'pg';
import type { KeptHead } from '#domain/kernel/proof/head.ts';
import { readHeads } from '#domain/kernel/proof/proof-file.ts';
import type { Settings } from '../config/settings.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { keepVerification } from './chain-status.ts';
import type { KeptHeads } from './kept-heads.ts';
import { type Verdict, verifyChain } from './verify-chain.ts';

type Needs = Readonly<{
  pool: Pool;
  /** The log as it lies there. */
  asStored: EventStore;
  kept: KeptHeads;
  settings: Pick<Settings, 'AUDIT_HEADS_URL'>;
  /** Heads that somebody else kept. */
  given?: readonly KeptHead[];
  tell?: (progress: Readonly<{ done: number; size: number }>) => void;
}>;

/** `known`: how many heads are known outside of the database. */
export type Look = Verdict & Readonly<{ seconds: number; known: number }>;

/** Looks at the whole log and its proof, beside all that is known of it outside of the database, and keeps what it finds. */
export async function verifyNow({ kept, settings, given = [], ...log }: Needs): Promise<Look> {
  const started = performance.now();
  const { heads, keys } = await kept.all();
  const all = [...heads, ...(await headsAt(settings.AUDIT_HEADS_URL)), ...given];
  const verdict = await verifyChain({ ...log, kept: { heads: all, keys } });
  const seconds = (performance.now() - started) / 1_000;
  await keepVerification(log.pool, verdict, seconds);
  return { ...verdict, seconds, known: new Set(all.map(({ signature }) => signature)).size };
}

const patienceMs = 10_000;

/** Those that the address answers to a GET, a line each; none where it only takes them. */
async function headsAt(address: string | undefined): Promise<readonly KeptHead[]> {
  if (address === undefined) return [];
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
    return response.ok ? readHeads(await response.text()) : [];
  } catch {
    return [];
  }
}
