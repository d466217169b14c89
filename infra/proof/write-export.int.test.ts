import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readProofFile } from '#domain/kernel/proof/proof-file.ts';
import { hasPassed, verifyProof } from '#domain/kernel/proof/verify-proof.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { longChain } from '#infra/lab/testing/proof/long-chain.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { catchUpChain } from './chain-reader.ts';
import type { Selection } from './entries.ts';
import { headKey, nodeSignatures } from './head-keys.ts';
import { signHead, withoutId } from './heads.ts';
import { makeProof } from './make-proof.ts';
import { nodeSha256 } from './node-hashes.ts';
import { makeExport, writeExport } from './write-export.ts';

const check = { sha256: nodeSha256, verifySignature: nodeSignatures };

test('proves any selection of a chain with several parts, and its earlier heads', async () => {
  const { pool, store, sign } = await chained();
  const first = await sign();
  await store.append('talk-1', 13, [newEvent()]);
  await catchUpChain({ pool, asStored: store });
  await sign();
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();
  const selections: readonly (readonly [Selection, number])[] = [
    [{ stream: 'talk-1' }, 15],
    [{ prefix: 'seminar-' }, 350],
    [{ from: at(250), to: at(270) }, 20],
    [{ prefix: 'talk-', from: at(690), to: at(700) }, 10],
    [{}, 701],
  ];
  for (const [selection, events] of selections) {
    const file = await makeProof({ pool, asStored: store }, { ...selection, earlier: [first] });
    const verdict = await verifyProof(readProofFile(JSON.stringify(file)), check);
    expect([file.events.length, hasPassed(verdict), verdict.fault]).toEqual([events, true, undefined]);
  }
});

test('leaves out events after the head, and reports an empty selection', async () => {
  const { pool, store, sign } = await chained();
  await expect(makeProof({ pool, asStored: store }, {})).rejects.toMatchObject({ why: 'nothing_signed' });
  const head = await sign();
  await store.append('late-1', -1, [newEvent()]);
  await catchUpChain({ pool, asStored: store });
  const proof = (wanted: object) => makeProof({ pool, asStored: store }, wanted);
  await expect(proof({ stream: 'late-1' })).rejects.toMatchObject({ why: 'nothing_found' });
  await expect(proof({ most: 10 })).rejects.toMatchObject({ why: 'too_many' });
  await expect(proof({ earlier: [{ ...head, size: 9_999 }] })).rejects.toMatchObject({ why: 'not_grown' });
});

test('writes three files: a table without formulas, readable events and the proof', async () => {
  const { pool, store, sign } = await chained();
  await store.append('odd-1', -1, [newEvent({ text: '"a", b\n' }), { ...newEvent(), type: '=1+1' }]);
  await catchUpChain({ pool, asStored: store });
  await sign();
  const directory = path.join(await testDirectory(), 'out');
  const made = await makeExport({ pool, asStored: store, store }, { stream: 'odd-1' });
  const files = await writeExport(made, directory);
  expect(files.map((file) => path.basename(file))).toEqual(['events.csv', 'events.json', 'events.proof.json']);
  const [csv = '', json = '', proof = ''] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  expect(csv.split('\r\n')).toHaveLength(4);
  expect(csv).toContain(`"{""text"":""\\""a\\"", b\\n""}"\r\n`);
  expect(csv).toContain(`,'=1+1,`);
  expect(JSON.parse(json)).toMatchObject([{ number: 700, stream: 'odd-1', revision: 0 }, { number: 701 }]);
  expect(hasPassed(await verifyProof(readProofFile(proof), check))).toBe(true);
});

async function chained() {
  const database = await freshDatabase();
  await longChain(database);
  const key = await headKey('k'.repeat(32), '');
  const sign = async () => {
    const head = await signHead(database.pool, key);
    if (!head) throw new Error('nothing was signed');
    return withoutId(head);
  };
  return { ...database, sign };
}
