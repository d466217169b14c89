import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { readSettings } from '../config/settings.ts';
import { connect } from './connect.ts';
import { StartupError } from './startup-error.ts';

const hasDatabase = (directory: string) => existsSync(path.join(directory, 'postgres/cluster/data/postmaster.pid'));

/** The error that a start with these settings ends with. */
async function refusal(settings: Readonly<Record<string, string>>): Promise<string> {
  const forms = { upcasters: {}, personal: {} };
  const error = await connect(readSettings(settings), forms).then(
    ({ close }) => close().then(() => 'it connected'),
    (error) => error,
  );
  expect(error).toBeInstanceOf(StartupError);
  return error.message;
}

test('names a folder that cannot be written', async () => {
  const file = path.join(await testDirectory(), 'file');
  await writeFile(file, '');
  expect(await refusal({ DATA_DIR: path.join(file, 'data') })).toMatch(
    /^The setting DATA_DIR is wrong: .*file\/data cannot be written \(ENOTDIR\)\.$/,
  );
});

test('does not touch a folder of another version', async () => {
  const directory = await testDirectory();
  await writeFile(path.join(directory, 'format'), '99\n');
  expect(await refusal({ DATA_DIR: directory })).toMatch(
    /^\S+ was written by another version of Rostra \(format 99, not 1\)\.$/,
  );
  expect(hasDatabase(directory)).toBe(false);
});

test('names a place where recordings cannot be stored', async () => {
  const directory = await testDirectory();
  const blobs = path.join(directory, 'blobs');
  await writeFile(blobs, 'a file where the folder should be');
  expect(await refusal({ DATA_DIR: directory })).toBe(
    `The setting DATA_DIR is wrong: ${blobs} cannot be written (EEXIST).`,
  );
  const elsewhere = pathToFileURL(path.join(blobs, 'more')).href;
  expect(await refusal({ DATA_DIR: directory, BLOB_URL: elsewhere })).toMatch(
    /^The setting BLOB_URL is wrong: .*ENOTDIR/,
  );
  expect(hasDatabase(directory)).toBe(false);
});
