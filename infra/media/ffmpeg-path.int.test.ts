import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { findFfmpeg } from './ffmpeg-path.ts';

async function programIn(directory: string, says: string): Promise<string> {
  const file = path.join(directory, 'ffmpeg');
  await writeFile(file, `#!/bin/sh\necho '${says}'\n`);
  await chmod(file, 0o755);
  return file;
}

test('prefers the setting', async () => {
  const setting = await programIn(await testDirectory(), 'ffmpeg version 7.1 Copyright');
  const { ffmpeg } = await findFfmpeg({ setting });
  expect(ffmpeg).toEqual({ path: setting, source: 'setting', version: '7.1' });
});

test('refuses a setting that does not run, and names it', async () => {
  const setting = await programIn(await testDirectory(), 'something else');
  expect(await findFfmpeg({ setting })).toEqual({ ffmpeg: undefined, notes: [`setting: ${setting} does not run`] });
});

test('prefers the ffmpeg on the path to the packaged one', async () => {
  const directory = await testDirectory();
  const program = await programIn(directory, 'ffmpeg version 6.0-static x');
  const { ffmpeg } = await findFfmpeg({ searchPath: ['relative', directory].join(path.delimiter) });
  // If the optional package has its binary, that one wins.
  if (ffmpeg?.source !== 'ffmpeg-static')
    expect(ffmpeg).toEqual({ path: program, source: 'system', version: '6.0-static' });
});

test('uses the packaged ffmpeg if there is no other, and reports its age', async () => {
  const { ffmpeg, notes } = await findFfmpeg({ searchPath: '' });
  if (ffmpeg?.source === 'ffmpeg-static') return;
  expect(ffmpeg).toMatchObject({ source: 'installer', version: expect.any(String) });
  expect(notes.join()).toContain('2018');
});
