import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { type Allowance, takeAllowance } from '../postgres/allowance.ts';

const allowances = {
  /** All mails. */
  any: { most: 60, hours: 24 },
  /** Mails to an unconfirmed address: it may belong to somebody who never heard of us. */
  unconfirmed: { most: 10, hours: 24 },
} as const satisfies Record<string, Allowance>;

type Taken = Readonly<{ recipient: string; of: keyof typeof allowances }>;

/** Counts a mail to a recipient, whoever caused it. Returns 0, or the seconds to wait. */
export const takeMail = (database: Pick<Pool | PoolClient, 'query'>, { recipient, of }: Taken): Promise<number> =>
  takeAllowance(database, { key: `mail to ${of} ${hashOf(recipient)}`, allowance: allowances[of] });

/** A suffix after a plus belongs to the same person. */
const hashOf = (recipient: string) =>
  createHash('sha256').update(recipient.trim().toLowerCase().replace(/\+.*@/, '@')).digest('base64url');
