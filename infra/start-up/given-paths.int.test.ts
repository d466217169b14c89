import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { checkGivenPaths } from './given-paths.ts';
import { StartupError } from './startup-error.ts';

test.each([
  ['ERASURES_FILE', 'nowhere/erasures', 'cannot be used (ENOENT)'],
  ['AUDIT_HEADS_FILE', 'nowhere/heads', 'cannot be used (ENOENT)'],
  ['AUDIT_HEADS_FILE', 'empty', 'is no file'],
  ['LEGAL_DIR', 'nowhere', 'cannot be used (ENOENT)'],
  ['LEGAL_DIR', 'empty', 'has no file such as imprint.de.txt'],
  ['LEGAL_DIR', 'unnamed', 'has no file such as imprint.de.txt'],
])('%s=%s stops the start with the reason', async (name, given, why) => {
  const directory = await testDirectory();
  for (const folder of ['empty', 'unnamed']) await mkdir(path.join(directory, folder));
  await writeFile(path.join(directory, 'unnamed', 'impressum.txt'), 'Impressum');
  const wrong = checkGivenPaths({ [name]: path.join(directory, given) });
  await expect(wrong).rejects.toThrow(StartupError);
  await expect(wrong).rejects.toThrow(`The setting ${name} is wrong: ${path.join(directory, given)} ${why}.`);
});

test('accepts existing files, files that can be created, and texts', async () => {
  const directory = await testDirectory();
  await writeFile(path.join(directory, 'imprint.de.txt'), 'Impressum');
  await writeFile(path.join(directory, 'heads'), '');
  await checkGivenPaths({
    ERASURES_FILE: path.join(directory, 'erasures'),
    AUDIT_HEADS_FILE: path.join(directory, 'heads'),
    LEGAL_DIR: directory,
  });
});
