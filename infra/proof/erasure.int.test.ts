import { expect, test } from 'vitest';
import { erased, type PersonalFields } from '#domain/kernel/personal.ts';
import { hasPassed, verifyProof } from '#domain/kernel/proof/verify-proof.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { noStream } from '../event-store/event-store.ts';
import { sealing } from '../event-store/sealing-store.ts';
import { newId } from '../ids.ts';
import { destroyKeys } from '../persons/key-table.ts';
import { openPersonKeys } from '../persons/open-person-keys.ts';
import { catchUpChain } from './chain-reader.ts';
import { headKey, nodeSignatures } from './head-keys.ts';
import { signHead } from './heads.ts';
import { nodeSha256 } from './node-hashes.ts';
import { verifyChain } from './verify-chain.ts';
import { makeExport } from './write-export.ts';

const personal: PersonalFields = { Registered: [['name', 'stream']] };
const check = { sha256: nodeSha256, verifySignature: nodeSignatures };

test('keeps log and proofs valid after an erasure, without the person’s data', async () => {
  const { pool, notifications, settle, store: asStored } = await freshDatabase();
  const masters = { settings: {}, directory: await testDirectory() };
  const keys = await openPersonKeys({ pool, notifications, masters, hasSealed: async () => false });
  const store = sealing(asStored, { personal, keys });
  const ada = newId();
  const stream = `user-${ada}`;
  await store.append(stream, noStream, [{ ...newEvent({ name: 'Ada Lovelace' }), type: 'Registered' }]);
  await catchUpChain({ pool, asStored });
  await signHead(pool, await headKey('k'.repeat(32), ''));
  const before = await makeExport({ pool, asStored, store }, { stream });
  expect(JSON.stringify(before.proof)).not.toMatch(/\bAda\b/);
  expect(before.events[0]?.event.data).toEqual({ name: 'Ada Lovelace' });

  await destroyKeys(pool, [{ person: ada, at: new Date().toISOString(), reason: 'asked' }]);
  await settle();
  expect((await store.readStream(stream))[0]?.data).toEqual({ name: erased(ada) });
  expect(await verifyChain({ pool, asStored })).toEqual({ size: 1, heads: 1, faults: [] });
  const after = await makeExport({ pool, asStored, store }, { stream });
  for (const { proof } of [before, after]) expect(hasPassed(await verifyProof(proof, check))).toBe(true);
  expect(JSON.stringify(after.events, (_, value) => (typeof value === 'bigint' ? `${value}` : value))).not.toContain(
    'Ada',
  );
});
