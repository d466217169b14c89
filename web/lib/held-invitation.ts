import * as z from 'zod/mini';

const key = 'rostra_invitation';
const Held = z.object({ token: z.string(), email: z.string() });

/**
 * The invitation from a mail, kept during sign-in or registration. Only in this window and never in an address: its token proves access to
 * the mailbox.
 */
export type HeldInvitation = z.infer<typeof Held>;

export function holdInvitation(held: HeldInvitation): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(held));
  } catch {
    // Without storage the person must open the mail again.
  }
}

export function heldInvitation(): HeldInvitation | undefined {
  try {
    return Held.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export function dropInvitation(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is no invitation.
  }
}

/** The page that accepts the held invitation after the sign-in. */
export const joinAddress = '/invitation?join=1';
