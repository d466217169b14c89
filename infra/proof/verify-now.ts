import type { Pool } from 'pg';
import type { KeptHead } from '#domain/kernel/proof/head.ts';
import { readHeads } from '#domain/kernel/proof/proof-file.ts';
import { isWebAddress } from '../blobs/blob-location.ts';
import type { Settings } from '../config/settings.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { MasterKey } from '../persons/master-keys.ts';
import { keepVerification } from './chain-status.ts';
import { type Doubt, doubtsAbout } from './doubts.ts';
import type { KeptHeads } from './kept-heads.ts';
import { type Verdict, verifyChain } from './verify-chain.ts';

type Dependencies = Readonly<{
  pool: Pool;
  /** The log as it lies there. */
  asStored: EventStore;
  kept: KeptHeads;
  settings: Pick<Settings, 'AUDIT_HEADS_URL'>;
  /** Opens the keys of persons; where it is left out, nobody looks at them. */
  masters?: readonly MasterKey[];
  /** Heads that somebody else kept. */
  given?: readonly KeptHead[];
  tell?: (progress: Readonly<{ done: number; size: number }>) => void;
}>;

/**
 * `known`: how many heads are known outside of the database, `elsewhere`: how many of them on another machine than this one.
 * The verdict has three values: changed where there are faults, else not to be said where there are doubts, else unchanged.
 */
export type Look = Verdict & Readonly<{ seconds: number; known: number; elsewhere: number; doubts: readonly Doubt[] }>;

/** Looks at the whole log and its proof, beside all that is known of it outside of the database, and keeps what it finds. */
export async function verifyNow({ kept, settings, masters, given = [], ...log }: Dependencies): Promise<Look> {
  const started = performance.now();
  const { heads, keys } = await kept.all();
  const others = [...(await kept.elsewhere()), ...(await headsAt(settings.AUDIT_HEADS_URL)), ...given];
  const all = [...heads, ...others];
  const verdict = await verifyChain({ ...log, kept: { heads: all, keys }, ...(masters?.length && { masters }) });
  const doubts = await doubtsAbout({ pool: log.pool, kept, heads: [...(await kept.all()).heads, ...others], masters });
  const seconds = (performance.now() - started) / 1_000;
  await keepVerification(log.pool, verdict, seconds);
  return { ...verdict, seconds, doubts, known: countOf(all), elsewhere: countOf(others) };
}

const countOf = (heads: readonly KeptHead[]) => new Set(heads.map(({ signature }) => signature)).size;

const patienceMs = 10_000;

/** Heads that a web address answers to a GET, one line each; none where it only takes them. */
async function headsAt(address: string | undefined): Promise<readonly KeptHead[]> {
  if (address === undefined || !isWebAddress(address)) return [];
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
    return response.ok ? readHeads(await response.text()) : [];
  } catch {
    return [];
  }
}
