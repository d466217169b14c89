import { createCipheriv, createDecipheriv, type KeyObject, randomFillSync } from 'node:crypto';

/** The stored form: version, person, nonce, tag and ciphertext (base64url), joined by points. */
export type SealedText = Readonly<{ sealed: string }>;

/** The place of the text. A sealed text that is moved to another place cannot be opened there. */
export type Place = Readonly<{ stream: string; eventId: string; field: string }>;

const algorithm = 'aes-256-gcm';
const version = '1';
const [nonceBytes, tagBytes] = [12, 16];

/** AES-256-GCM (NIST SP 800-38D) with a random nonce of 96 bits. `key` has 32 bytes. */
export function sealText(text: string, place: Place, { person, key }: Readonly<{ person: string; key: KeyObject }>) {
  const nonce = freshNonce();
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(boundTo(place));
  // In this mode `update` returns everything.
  const content = cipher.update(text, 'utf8');
  cipher.final();
  const bytes = Buffer.concat([nonce, cipher.getAuthTag(), content]);
  return { sealed: `${version}.${person}.${bytes.toString('base64url')}` } satisfies SealedText;
}

/** @throws if the text was changed, moved, or sealed with another key */
export function openText({ sealed }: SealedText, place: Place, key: KeyObject): string {
  const bytes = Buffer.from(sealed.slice(sealed.lastIndexOf('.') + 1), 'base64url');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAAD(boundTo(place)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const content = decipher.update(bytes.subarray(nonceBytes + tagBytes));
  decipher.final();
  return content.toString('utf8');
}

export const isSealed = (value: unknown): value is SealedText =>
  typeof value === 'object' && value !== null && typeof (value as { sealed?: unknown }).sealed === 'string';

/** The person to whom a sealed text belongs; undefined if this program does not know its version. */
export function personOf({ sealed }: SealedText): string | undefined {
  const [found, person] = sealed.split('.', 2);
  return found === version ? person : undefined;
}

/** Spaces separate the parts, because no field or id contains one. UUIDs are normalised, because a store may return another spelling. */
const boundTo = ({ stream, eventId, field }: Place) =>
  Buffer.from(`${field} ${eventId.replaceAll('-', '').toLowerCase()} ${stream}`);

// Fetches many random bytes at once: a system call for 12 bytes costs more than sealing a name.
const pool = Buffer.alloc(nonceBytes * 256);
let used = pool.length;

function freshNonce(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += nonceBytes;
  return pool.subarray(used - nonceBytes, used);
}
