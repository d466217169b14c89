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
  /** The log in its stored form. */
  asStored: EventStore;
  kept: KeptHeads;
  settings: Pick<Settings, 'AUDIT_HEADS_URL'>;
  /** Opens the keys of persons; without it they are not checked. */
  masters?: readonly MasterKey[];
  /** Heads that somebody kept elsewhere. */
  given?: readonly KeptHead[];
  tell?: (progress: Readonly<{ done: number; size: number }>) => void;
}>;

/**
 * `known`: the number of heads that are known outside of the database; `elsewhere`: the number of them on another machine.
 * The verdict has three values: changed if there are faults; otherwise unknown if there are doubts; otherwise unchanged.
 */
export type Look = Verdict & Readonly<{ seconds: number; known: number; elsewhere: number; doubts: readonly Doubt[] }>;

/** Checks the whole log and its proof against everything that is known outside of the database, and stores the result. */
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

/** Heads that a web address returns to a GET, one line each; none if the address only accepts them. */
async function headsAt(address: string | undefined): Promise<readonly KeptHead[]> {
  if (address === undefined || !isWebAddress(address)) return [];
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
    return response.ok ? readHeads(await response.text()) : [];
  } catch {
    return [];
  }
}
