import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyBlobs } from './backup.ts';
import { dataDirectory } from './server.ts';

test('copies blobs while others are stored and deleted', async () => {
  const { directory, remove } = await dataDirectory();
  onTestFinished(remove);
  const [from, to] = [path.join(directory, 'from'), path.join(directory, 'to')];
  await mkdir(path.join(from, 'owner/talk'), { recursive: true });
  await writeFile(path.join(from, 'owner/talk/kept'), 'kept');
  await mkdir(path.join(from, '.incoming'));
  await writeFile(path.join(from, '.incoming/half'), 'half');
  let over = false;
  const coming = (async () => {
    for (let n = 0; !over; n += 1) {
      const folder = path.join(from, `other-${n % 50}`);
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'blob'), 'gone soon');
      await rm(folder, { recursive: true });
    }
  })();
  try {
    for (let round = 0; round < 200; round += 1) await copyBlobs(from, to);
  } finally {
    over = true;
    await coming;
  }
  expect(await readFile(path.join(to, 'owner/talk/kept'), 'utf8')).toBe('kept');
  expect(await readdir(to)).not.toContain('.incoming');
});
