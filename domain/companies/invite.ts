import { dayMs } from '#domain/kernel/durations.ts';
import type { ErrorCode } from '#domain/kernel/errors.ts';
import { type Company, freeSeats, pendingInvitations } from './company.ts';

/** Days that an invitation holds a seat. */
const invitationDays = 14;

/** `emailOf`: whose key seals the address. */
export type InviteInput = Readonly<{
  invitationId: string;
  email: string;
  emailOf: string;
  role: 'manager' | 'employee';
}>;

type Rejected = Readonly<{ email: string; code: ErrorCode }>;

/** The addresses that can be invited, in order, as long as there are seats. An existing valid invitation stays. */
export function sortWanted(company: Company, wanted: readonly InviteInput[], now: Date) {
  const pending = new Map(
    pendingInvitations(company, now).map(({ email, invitationId }) => [key(email), invitationId]),
  );
  const accepted: InviteInput[] = [];
  const rejected: Rejected[] = [];
  let free = freeSeats(company, now);
  for (const one of wanted) {
    const known = pending.get(key(one.email));
    if (known === one.invitationId) continue;
    if (known) rejected.push({ email: one.email, code: 'user_exists' });
    else if (free <= 0) rejected.push({ email: one.email, code: 'no_seats_left' });
    else {
      accepted.push(one);
      pending.set(key(one.email), one.invitationId);
      free -= 1;
    }
  }
  return { accepted, rejected };
}

export const expiryOf = (now: Date): string => new Date(now.getTime() + invitationDays * dayMs).toISOString();

const key = (email: string) => email.trim().toLowerCase();
