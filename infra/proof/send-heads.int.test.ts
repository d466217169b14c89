import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readHeads } from '#domain/kernel/proof/proof-file.ts';
import { keptNowhere as kept } from '#infra/lab/testing/proof/kept-nowhere.ts';
import { appendSessions } from '#infra/lab/testing/proof/long-chain.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { catchUpChain } from './chain-reader.ts';
import { chainState } from './chain-status.ts';
import { headKey } from './head-keys.ts';
import { headsAfter, signHead, withoutId } from './heads.ts';
import { type HeadSettings, sendHeads, targetsIn } from './send-heads.ts';
import { verifyChain } from './verify-chain.ts';

const nowhere: HeadSettings = { AUDIT_HEADS_FILE: undefined, AUDIT_HEADS_MAIL: undefined, AUDIT_HEADS_URL: undefined };

test('appends each head once to a file, and verifies the log against it', async () => {
  const { pool, store, sign } = await installation();
  const file = path.join(await testDirectory(), 'heads.jsonl');
  const settings = { ...nowhere, AUDIT_HEADS_FILE: file };
  expect(targetsIn(settings)).toEqual(['file']);
  await sign();
  await sendHeads(pool, { settings, kept }, 'file');
  await sign();
  for (let n = 0; n < 2; n++) await sendHeads(pool, { settings, kept }, 'file');
  const heads = readHeads(await readFile(file, 'utf8'));
  expect(heads).toEqual((await headsAfter(pool, 0)).map(withoutId));
  expect(await verifyChain({ pool, asStored: store, kept: { heads, keys: [] } })).toEqual({
    size: 28,
    heads: 2,
    faults: [],
  });
});

test('sends heads in order to an address, counts refusals, and sends refused ones with the next', async () => {
  const { pool, sign } = await installation();
  const received: unknown[] = [];
  let status = 503;
  const settings = { ...nowhere, AUDIT_HEADS_URL: await listens(received, () => status) };
  await sign();
  await expect(sendHeads(pool, { settings, kept }, 'url')).rejects.toMatchObject({ code: 'http_503' });
  expect((await chainState({ pool, kept })).sendings).toMatchObject([
    { waiting: 1, failures: 1, error: 'http_503', sentAt: null },
  ]);
  status = 204;
  await sign();
  received.length = 0;
  await sendHeads(pool, { settings, kept }, 'url');
  expect(received).toEqual((await headsAfter(pool, 0)).map(withoutId));
  expect((await chainState({ pool, kept })).sendings).toMatchObject([{ waiting: 0, failures: 1, error: null }]);
});

test('does not follow redirects', async () => {
  const { pool, sign } = await installation();
  await sign();
  const away = { ...nowhere, AUDIT_HEADS_URL: 'http://127.0.0.1:1/heads' };
  await expect(sendHeads(pool, { settings: away, kept }, 'url')).rejects.toMatchObject({ name: 'HeadsNotSent' });
  const moved = { ...nowhere, AUDIT_HEADS_URL: await listens([], () => 302) };
  await expect(sendHeads(pool, { settings: moved, kept }, 'url')).rejects.toMatchObject({ name: 'HeadsNotSent' });
  expect((await chainState({ pool, kept })).sendings).toMatchObject([{ waiting: 1, failures: 2 }]);
});

test('sends heads by mail in a readable form', async () => {
  const { pool, sign } = await installation();
  await sign();
  await sign();
  await sendHeads(pool, { settings: { ...nowhere, AUDIT_HEADS_MAIL: 'auditor@example.org' }, kept }, 'mail');
  const { rows } = await pool.query('select recipient, body_text from ops.mail');
  expect(rows).toMatchObject([{ recipient: 'auditor@example.org' }]);
  const lines = rows[0].body_text.split('\n').filter((line: string) => line.startsWith('{'));
  expect(readHeads(lines.join('\n'))).toEqual((await headsAfter(pool, 0)).map(withoutId));
});

async function listens(received: unknown[], status: () => number): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      received.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(status(), { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/heads`;
}

async function installation() {
  const { pool, store } = await freshDatabase();
  const key = await headKey('k'.repeat(32), '');
  await appendSessions(store, 2);
  await catchUpChain({ pool, asStored: store });
  return { pool, store, sign: () => signHead(pool, key) };
}
