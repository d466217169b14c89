import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DataSecrets } from '#infra/persons/data-secrets.ts';

type DeclarationLinks = Readonly<{
  tokenOf: (declarationId: string) => string;
  /** The declaration's id; undefined if the token was not made here. */
  read: (token: string) => string | undefined;
}>;

/** Tokens do not expire: a received cancellation stays valid until the customer opens the link. */
export async function declarationLinks(secrets: DataSecrets): Promise<DeclarationLinks> {
  const key = await secrets('declarations');
  const tokenOf = (id: string) => `${id}.${createHmac('sha256', key).update(id).digest('base64url')}`;
  return {
    tokenOf,
    read(token) {
      const [id = ''] = token.split('.');
      const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(id))];
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
    },
  };
}
