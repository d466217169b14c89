import { Authenticate } from '#domain/kernel/contract.ts';
import type { AccessTokens } from '../access-token.ts';
import type { Holder } from './open-sockets.ts';

type Dependencies = Readonly<{
  tokens: AccessTokens;
  /** The people among these who were erased. */
  erasedAmong: (userIds: readonly string[]) => Promise<ReadonlySet<string>>;
}>;

export type SignedIn = Holder & Readonly<{ expiresAt: Date }>;

/** The person that a message signs in; undefined if it signs nobody in. */
export async function holderIn(message: string, { tokens, erasedAmong }: Dependencies): Promise<SignedIn | undefined> {
  const read = Authenticate.safeParse(jsonIn(message));
  if (!read.success) return undefined;
  const { token, refreshToken } = read.data;
  const first = await tokens.verify(token);
  if (typeof first === 'string' || (await erasedAmong([first.userId])).has(first.userId)) return undefined;
  // Checked again, because the sign-in may have been ended meanwhile.
  const verified = await tokens.verify(token);
  return typeof verified === 'string' ? undefined : { ...verified, refreshToken };
}

/** Undefined if the message is not JSON. */
export function jsonIn(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}
