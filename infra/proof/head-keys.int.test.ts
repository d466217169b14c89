import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { headText } from '#domain/kernel/proof/head.ts';
import { fromHex } from '#domain/kernel/proof/hex.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { type HeadKey, headKey, nodeSignatures } from './head-keys.ts';

const head = {
  ...{ log: 'a', size: 1, root: '0'.repeat(64), position: '1', added: 1 },
  time: '2026-01-01T00:00:00.000Z',
};

test('makes a private key once if none is set', async () => {
  const directory = await testDirectory();
  const [first, second] = [await headKey(undefined, directory), await headKey(undefined, directory)];
  expect(second.listed).toEqual(first.listed);
  const file = path.join(directory, 'audit.key');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toHaveLength(43);
  expect((await headKey('another secret of thirty-two signs', directory)).listed.id).not.toBe(first.listed.id);
});

test('verifies a signature only with its public key', async () => {
  const [key, other] = [await headKey('k'.repeat(32), ''), await headKey('o'.repeat(32), '')];
  const { signature } = key.sign(head);
  const signed = { text: Buffer.from(headText(head)), signature: fromHex(signature) ?? new Uint8Array() };
  expect(await nodeSignatures({ ...signed, publicKey: raw(key) })).toBe(true);
  expect(await nodeSignatures({ ...signed, publicKey: raw(other) })).toBe(false);
});

const raw = ({ listed }: HeadKey) => fromHex(listed.publicKey) ?? new Uint8Array();
