import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { uuidv5 } from '#infra/ids.ts';
import { testHashes as hashes } from '#infra/lab/testing/hashes.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { idempotencyKeys } from './idempotency-keys.ts';

const commandId = uuidv5('0'.repeat(32), 'a command');
const other = uuidv5('0'.repeat(32), 'another command');

test.each([true, false])('a key is valid for one request and its repeats (log here: %s)', async (isLogHere) => {
  const { claim } = await claims(isLogHere);
  await claim(commandId, { name: 'Rede' });
  await claim(commandId, { name: 'Rede' });
  await claim(other, { name: 'Vortrag' });
  await expect(claim(commandId, { name: 'Vortrag' })).rejects.toMatchObject({ code: 'idempotency_mismatch' });
});

test('refuses one of two different requests that use one key at the same time', async () => {
  const { claim } = await claims(true);
  for (let time = 0; time < 20; time++) {
    const id = uuidv5(commandId, `time ${time}`);
    const names = ['Rede', 'Vortrag', 'Rede', 'Vortrag'];
    const outcomes = await Promise.allSettled(names.map((name) => claim(id, { name })));
    const passed = names.filter((_name, index) => outcomes[index]?.status === 'fulfilled');
    expect(passed).toEqual([passed[0], passed[0]]);
  }
});

test('claims nothing without a key', async () => {
  const { claim, pool } = await claims(true, {});
  await claim(commandId, { name: 'Rede' });
  await claim(commandId, { name: 'Vortrag' });
  expect((await pool.query('select from ops.idempotency')).rowCount).toBe(0);
});

test('a claim without a flush leaves the connection’s durability unchanged', async () => {
  const { claim, pool } = await claims(true);
  await pool.query('select');
  const before = await pool.query('show synchronous_commit');
  await claim(commandId, {});
  expect((await pool.query('show synchronous_commit')).rows).toEqual(before.rows);
});

async function claims(isLogHere: boolean, headers: Readonly<Record<string, string>> = { 'idempotency-key': 'k' }) {
  const { pool } = await freshDatabase();
  const keys = idempotencyKeys({ pool, hashes, secret: Buffer.alloc(32), isLogHere });
  const request = { headers } as FastifyRequest;
  return { pool, claim: (id: string, content: unknown) => keys.claim({ request, commandId: id }, content) };
}
