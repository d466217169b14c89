import * as z from 'zod/mini';

const key = 'rostra_invitation';
const Held = z.object({ token: z.string(), email: z.string() });

/**
 * The invitation whose mail brought the person here, on the way through sign-in or registration. In this window only, and never
 * in an address: the token is as good as the mailbox.
 */
export type HeldInvitation = z.infer<typeof Held>;

export function holdInvitation(held: HeldInvitation): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(held));
  } catch {
    // Without storage the person opens the mail once more.
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
    // Nothing is there, then.
  }
}

/** Back to it once signed in, and into what it invites to. */
export const joinAddress = '/invitation?join=1';
