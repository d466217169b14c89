import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { StartupError } from '../start-up/startup-error.ts';
import { readJsonSetting } from './json-setting.ts';

const content = z.strictObject({ pauses: z.strictObject({ to: z.number() }) });
const read = (file: string | undefined) => readJsonSetting({ name: 'NORMS_FILE', file, content });

test('returns undefined for an absent setting', () => {
  expect(read(undefined)).toBeUndefined();
});

test('reads the file', async () => {
  expect(read(await fileOf('{"pauses": {"to": 6}}'))).toEqual({ pauses: { to: 6 } });
});

test.each([
  ['{"pauses": {"to": "many"}}', 'pauses.to'],
  ['{"pauses": {"to": 6, "too": 7}}', 'too'],
  ['{"pauses": ', 'is not JSON'],
])('%s is refused with the setting, the file and the fault', async (text, wrong) => {
  const file = await fileOf(text);
  expect(() => read(file)).toThrow(StartupError);
  for (const part of [/^The setting NORMS_FILE is wrong: /, file, wrong]) expect(() => read(file)).toThrow(part);
});

test('reports a missing file', () => {
  expect(() => read('/nowhere/norms.json')).toThrow(/NORMS_FILE.*\/nowhere\/norms\.json cannot be read \(ENOENT\)/);
});

async function fileOf(text: string): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'rostra-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const file = path.join(directory, 'norms.json');
  await writeFile(file, text);
  return file;
}
