import { createHmac } from 'node:crypto';
import type { Webhook } from '#domain/webhooks/decider.ts';

type Secrets = Pick<Webhook, 'id' | 'secretId' | 'oldSecret'>;

/** A webhook's secret, derived from the installation's key and stored nowhere. `secretId` is null for the first secret. */
export const secretOf = (key: Buffer, { id, secretId }: Pick<Webhook, 'id' | 'secretId'>): string =>
  `whsec_${createHmac('sha256', key)
    .update(secretId === null ? id : `${id} ${secretId}`)
    .digest('base64url')}`;

/** The secrets that sign at this time, the newest first. */
export function secretsAt(key: Buffer, { id, secretId, oldSecret }: Secrets, at: Date): readonly string[] {
  const isOldValid = oldSecret !== undefined && at.toISOString() < oldSecret.until;
  return [secretOf(key, { id, secretId }), ...(isOldValid ? [secretOf(key, { id, ...oldSecret })] : [])];
}

/**
 * The header `Rostra-Signature`: `t` is the time of sending in seconds, `v1` the HMAC-SHA256 of `t`, a dot and the body, in hex.
 * There is one `v1` for each secret; one match is enough. Receivers should refuse a message that is older than some minutes.
 */
export function signatureOf(secrets: readonly string[], body: string, at: Date): string {
  const second = Math.floor(at.getTime() / 1_000);
  const signed = (secret: string) => createHmac('sha256', secret).update(`${second}.${body}`).digest('hex');
  return [`t=${second}`, ...secrets.map((secret) => `v1=${signed(secret)}`)].join(',');
}
