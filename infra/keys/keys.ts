import { hkdfSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A key of 32 bytes for one purpose, derived from the installation's secret. */
export type Keys = (
  purpose:
    | 'access-token'
    | 'refresh-token'
    | 'media-address'
    | 'resend-handle'
    | 'known-device'
    | 'guest-links'
    | 'support-token'
    | 'webhooks',
) => Buffer;

/** `secret` from the settings, or the one in `directory`, which the first start creates (mode 0600). */
export async function installationKeys(secret: string | undefined, directory: string): Promise<Keys> {
  const root = secret ?? (await storedSecret(path.join(directory, 'token.key')));
  return (purpose) => Buffer.from(hkdfSync('sha256', root, 'rostra', purpose, 32));
}

async function storedSecret(file: string): Promise<string> {
  // `wx`: if two processes start at once, one writes and both read.
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
}
