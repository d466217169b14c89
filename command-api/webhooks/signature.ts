import { createHmac } from 'node:crypto';

/** Follows from the key of the installation, so it is stored nowhere. */
export const secretOf = (key: Buffer, webhookId: string): string =>
  `whsec_${createHmac('sha256', key).update(webhookId).digest('base64url')}`;

/**
 * The header `Rostra-Signature`: `t` is the second at which it was sent, `v1` the HMAC-SHA256 of `t`, a dot and the body, in hex.
 * Receivers refuse what is older than some minutes.
 */
export function signatureOf(secret: string, body: string, at: Date): string {
  const second = Math.floor(at.getTime() / 1_000);
  return `t=${second},v1=${createHmac('sha256', secret).update(`${second}.${body}`).digest('hex')}`;
}
