import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dataDirectory } from '../testing/server.ts';
import { newDatabase } from '../testing/test-database.ts';
import { runBeside } from './beside.ts';
import { unpackServer } from './server-code.ts';

test('serves people side by side with the last release: each version reads the other’s changes, and the data stay valid', async () => {
  const servers = path.join(import.meta.dirname, 'server');
  const [archive, ...others] = await readdir(servers);
  if (!archive || others.length > 0) throw new Error('the server of one release is kept');
  const { directory, remove } = await dataDirectory();
  onTestFinished(remove);
  const earlier = path.join(directory, 'earlier');
  await mkdir(earlier);
  await unpackServer(path.join(servers, archive), earlier);

  const { url, drop } = await newDatabase();
  onTestFinished(drop);
  const found: (readonly [line: string, isGood: boolean])[] = [];
  await runBeside({
    earlier,
    env: { DATABASE_URL: url, DATA_DIR: path.join(directory, 'data') },
    tell: (...finding) => void found.push(finding),
    atEnd: onTestFinished,
  });
  expect(found.filter(([, isGood]) => !isGood)).toEqual([]);
  expect(found.length).toBeGreaterThan(30);
}, 400_000);
