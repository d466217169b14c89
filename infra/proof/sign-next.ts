import type { Pool } from 'pg';
import { missingOf } from './chain.ts';
import { compareGrowth, compareWithKept } from './compare-kept.ts';
import type { Fault } from './faults.ts';
import { type ListedHead, signHead, withoutId } from './heads.ts';
import type { KeptHeads } from './kept-heads.ts';

type Dependencies = Readonly<{
  pool: Pool;
  kept: KeptHeads;
  /** Reports something that an operator should know. */
  warn: (sentence: string) => void;
}>;

/**
 * Signs the next head if the chain continues the heads that are kept outside of the database, and stores it there as well.
 * Undefined while there is nothing to sign, or if its slot already has a head. @throws NotSigned
 */
export function signNext(needs: Dependencies, slot?: string): Promise<ListedHead | undefined> {
  return sign(needs, slot).catch((error) => {
    const name = missingOf(error);
    throw name === undefined ? error : new NotSigned([{ what: 'chain', name }], 0);
  });
}

async function sign(needs: Dependencies, slot: string | undefined): Promise<ListedHead | undefined> {
  const { pool, kept } = needs;
  await adoptHeads(needs);
  const known = await kept.all();
  const head = await signHead(pool, await kept.signingKey(), {
    slot,
    async guard(client, chain) {
      const beside = await compareWithKept(client, known);
      const faults = beside.length > 0 ? beside : await compareGrowth(client, chain, known);
      if (faults.length > 0) throw new NotSigned(faults, chain.size);
    },
  });
  if (head) await kept.add(pool, withoutId(head));
  return head;
}

/** A data folder without heads takes those of the shared store; if there are none, it trusts those of the database, and reports this. */
export async function adoptHeads({ pool, kept, warn }: Dependencies): Promise<void> {
  const adopted = await kept.adopt(pool);
  if (!adopted) return;
  const { from, count } = adopted;
  warn(
    from === 'store'
      ? `${kept.file} was missing: it begins with what AUDIT_HEADS_URL has (heads: ${count})`
      : `${kept.file} was missing: it begins with what the database has (heads: ${count}), which is trusted from now on`,
  );
}

/** The task that signs heads, and the kind of its jobs. */
export const headTask = 'sign-head';

/** The log differs from the signed one: a signature would make it look correct. */
export class NotSigned extends Error {
  override readonly name = 'NotSigned';
  readonly faults: readonly Fault[];
  readonly size: number;

  constructor(faults: readonly Fault[], size: number) {
    super('nothing was signed: the log is not the one that was signed before');
    this.faults = faults;
    this.size = size;
  }
}
