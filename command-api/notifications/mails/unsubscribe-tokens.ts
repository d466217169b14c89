import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DataSecrets } from '#infra/persons/data-secrets.ts';

/** `type`: the type of notification; null for the daily mail. */
type Named = Readonly<{ userId: string; type: string | null }>;

export type UnsubscribeTokens = Readonly<{
  of: (named: Named) => string;
  /** Undefined if the token was not made here. */
  read: (token: string) => Named | undefined;
}>;

/** Tokens do not expire: a person may unsubscribe by an old mail. */
export async function unsubscribeTokens(secrets: DataSecrets): Promise<UnsubscribeTokens> {
  const key = await secrets('unsubscribe');
  const sealed = (content: string) => `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
  const of = ({ userId, type }: Named) => sealed(`${userId}.${type ?? ''}`);
  return {
    of,
    read(token) {
      const [userId = '', type = ''] = token.split('.');
      const named = { userId, type: type || null };
      const [given, expected] = [Buffer.from(token), Buffer.from(of(named))];
      return given.length === expected.length && timingSafeEqual(given, expected) ? named : undefined;
    },
  };
}
