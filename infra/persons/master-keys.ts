import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '../blobs/disk-error.ts';
import type { Settings } from '../config/settings.ts';

/** Wraps the keys of all persons. Its `id` reveals nothing about it. */
export type MasterKey = Readonly<{ id: string; key: KeyObject }>;

type Names = 'MASTER_KEY' | 'MASTER_KEY_PREVIOUS';
type Secrets = Readonly<{ [Name in Names]?: Settings[Name] | undefined }>;
export type MasterKeySource = Readonly<{ settings: Secrets; directory: string }>;

const [file, previousFile] = ['master.key', 'master.key.previous'];

/** The master keys of this installation, the newest first: from the settings, else from files in the data folder. */
export async function readMasterKeys({ settings, directory }: MasterKeySource): Promise<readonly MasterKey[]> {
  const { MASTER_KEY, MASTER_KEY_PREVIOUS } = settings;
  const secrets = MASTER_KEY
    ? [MASTER_KEY, MASTER_KEY_PREVIOUS]
    : await Promise.all([file, previousFile].map((name) => contentOf(path.join(directory, name))));
  return secrets.flatMap((secret) => (secret ? [masterKeyOf(secret)] : []));
}

/** The first start without a setting creates it. */
export async function makeMasterKey(directory: string): Promise<MasterKey> {
  return masterKeyOf(await newFile(path.join(directory, file)));
}

/** The key in the file becomes the previous one, and a new key replaces it. */
export async function renewMasterKey(directory: string): Promise<MasterKey> {
  const fresh = path.join(directory, `${file}.new`);
  await rm(fresh, { force: true });
  const secret = await newFile(fresh);
  const current = await readFile(path.join(directory, file), 'utf8');
  await writeFile(path.join(directory, previousFile), current, { mode: 0o600 });
  await rename(fresh, path.join(directory, file));
  return masterKeyOf(secret);
}

/** No key is wrapped with it any more. */
export const forgetPreviousMasterKey = (directory: string) => rm(path.join(directory, previousFile), { force: true });

/** Bound to the person: a wrapped key in another person's row cannot be unwrapped. */
export function wrap(dataKey: Buffer, person: string, { id, key }: MasterKey): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(person, id));
  const content = [cipher.update(dataKey), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...content]);
}

/** @throws if it was changed, or belongs to another person */
export function unwrap(wrapped: Buffer, person: string, { id, key }: MasterKey): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, wrapped.subarray(0, 12), { authTagLength: 16 });
  decipher.setAAD(boundTo(person, id)).setAuthTag(wrapped.subarray(12, 28));
  return Buffer.concat([decipher.update(wrapped.subarray(28)), decipher.final()]);
}

const boundTo = (person: string, master: string) => Buffer.from(JSON.stringify([person, master]));

function masterKeyOf(secret: string): MasterKey {
  const derived = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, 'rostra', purpose, bytes));
  return { id: derived('master-key-id', 8).toString('hex'), key: createSecretKey(derived('master-key', 32)) };
}

async function newFile(at: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await writeFile(at, secret, { mode: 0o600, flag: 'wx' });
  return secret;
}

async function contentOf(at: string): Promise<string | undefined> {
  return readFile(at, 'utf8').catch((error) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
}
