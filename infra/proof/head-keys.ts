import { createPrivateKey, createPublicKey, hkdfSync, randomBytes, sign, verify } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Head,
  headText,
  type PublicKey,
  type SignedHead,
  type VerifySignature,
} from '#domain/kernel/proof/head.ts';
import { toHex } from '#domain/kernel/proof/hex.ts';
import { idOfKey } from '#domain/kernel/proof/verify-proof.ts';
import { nodeSha256 } from './node-hashes.ts';

/** `listed`: its public half, in the published form. */
export type HeadKey = Readonly<{ listed: PublicKey; sign: (head: Head) => SignedHead }>;

/** RFC 8410: the prefix of the 32 bytes of an Ed25519 key. */
const privateStart = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicStart = Buffer.from('302a300506032b6570032100', 'hex');

const keyFile = (directory: string) => path.join(directory, 'audit.key');

/** From the setting, or from `audit.key` in `directory`, which is created (mode 0600) when the first head is signed. */
export async function headKey(secret: string | undefined, directory: string): Promise<HeadKey> {
  return keyFrom(secret ?? (await storedSecret(keyFile(directory))));
}

/** The key of `headKey`; undefined if it would have to be created. */
export async function headKeyIfThere(secret: string | undefined, directory: string): Promise<HeadKey | undefined> {
  const isThere = secret !== undefined || existsSync(keyFile(directory));
  return isThere ? headKey(secret, directory) : undefined;
}

function keyFrom(secret: string): HeadKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, 'rostra', 'audit-head', 32));
  const key = createPrivateKey({ key: Buffer.concat([privateStart, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(publicStart.length);
  const id = idOfKey(publicKey, nodeSha256);
  return {
    listed: { id, publicKey: toHex(publicKey) },
    sign: (head) => ({ ...head, key: id, signature: toHex(sign(null, Buffer.from(headText(head)), key)) }),
  };
}

async function storedSecret(file: string): Promise<string> {
  // `wx`: if two processes start at once, one writes and both read.
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
}

export const nodeSignatures: VerifySignature = async ({ publicKey, text, signature }) =>
  verify(null, text, createPublicKey({ key: spki(publicKey), format: 'der', type: 'spki' }), signature);

const spki = (publicKey: Uint8Array) => Buffer.concat([publicStart, publicKey]);
