import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '#infra/config/settings.ts';
import { modelServer, tinyHashes, tinyModel } from '#infra/lab/fakes/speech/model-server.ts';
import { installSherpaStandIn } from '#infra/lab/fakes/speech/sherpa-stand-in.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { declareInstalled, fetchModel } from './fetch-model.ts';
import { findParakeet, stagingFolder } from './installation.ts';
import { speechModelOf } from './model.ts';

const whole = tinyModel.reduce((sum, { content }) => sum + content.length, 0);
const never = new AbortController().signal;
let data: string;
const servers: { close: () => void }[] = [];

beforeEach(async () => {
  data = await testDirectory();
});
afterEach(() => {
  for (const { close } of servers.splice(0)) close();
});

async function serving(manner: Parameters<typeof modelServer>[0] = {}) {
  const server = await modelServer(manner);
  servers.push(server);
  return server;
}

const modelAt = (SPEECH_MODEL_URL: string, hashes = tinyHashes) =>
  speechModelOf(readSettings({ SPEECH_MODEL_URL, SPEECH_MODEL_HASHES: hashes.join(',') }));

const fetched = (address: string, { signal = never, hashes = tinyHashes, told = [] as number[] } = {}) =>
  fetchModel({
    ...{ data, model: modelAt(address, hashes), signal, pauseSeconds: 0 },
    onProgress: ({ arrived }) => told.push(arrived),
  });

async function expectWhole(folder: string) {
  for (const { name, content } of tinyModel)
    expect((await readFile(path.join(folder, name))).equals(content)).toBe(true);
}

test('fetches the whole model with growing progress; it is installed only once it is declared', async () => {
  const { url } = await serving();
  const told: number[] = [];
  await installSherpaStandIn(data);
  await expectWhole(await fetched(url, { told }));
  expect(told.at(-1)).toBe(whole);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(findParakeet(data)).toBeUndefined();
  await declareInstalled(data, modelAt(url));
  await expectWhole(findParakeet(data)?.folder ?? '');
});

test('continues after a broken connection without fetching a byte twice', async () => {
  const { url, state } = await serving({ breaksOffAfter: 7_000 });
  await expectWhole(await fetched(url));
  expect(state.sent).toBe(whole);
  expect(state.asked).toContain('tokens.txt bytes=7000-');
});

test('fetches a file again from a server without ranges', async () => {
  const { url } = await serving({ breaksOffAfter: 7_000, hasRanges: false });
  await expectWhole(await fetched(url));
});

test('a cancelled fetch keeps the files that arrived', async () => {
  const { url, state } = await serving();
  const stop = new AbortController();
  const first = fetchModel({
    ...{ data, model: modelAt(url), signal: stop.signal, pauseSeconds: 0 },
    onProgress: ({ arrived }) => arrived > 30_000 && stop.abort(new Error('paused')),
  });
  await expect(first).rejects.toThrow('paused');
  const before = state.asked.length;
  await expectWhole(await fetched(url));
  expect(state.asked.slice(before)).not.toContain('encoder.int8.onnx');
});

test('refuses and deletes a file with another hash, and keeps the former installation', async () => {
  const { url } = await serving();
  await installSherpaStandIn(data);
  await fetched(url);
  await declareInstalled(data, modelAt(url));
  const wrong = [...tinyHashes.slice(0, 3), 'f'.repeat(64)];
  await expect(fetched(url, { hashes: wrong })).rejects.toMatchObject({ fault: 'wrong_hash' });
  expect(existsSync(path.join(stagingFolder(data), 'tokens.txt'))).toBe(false);
  expect(existsSync(path.join(stagingFolder(data), 'encoder.int8.onnx'))).toBe(true);
  await expectWhole(findParakeet(data)?.folder ?? '');
});

test('stops reading a file that is too large', async () => {
  const { url } = await serving();
  const model = modelAt(url);
  const files = model.files.map((file) => ({ ...file, bytes: 5_000 }));
  const small = fetchModel({
    ...{ data, model: { ...model, files }, signal: never, pauseSeconds: 0 },
    onProgress: () => undefined,
  });
  await expect(small).rejects.toMatchObject({ fault: 'wrong_hash' });
});

test('a missing file and an unreachable source have separate errors', async () => {
  const { url, state } = await serving();
  state.missing = 'joiner.int8.onnx';
  await expect(fetched(url)).rejects.toMatchObject({ fault: 'not_found' });
  await expect(fetched('http://127.0.0.1:9')).rejects.toMatchObject({ fault: 'unreachable' });
});

test.each([
  ['a folder', (folder: string) => folder],
  ['an address of a folder', (folder: string) => pathToFileURL(folder).href],
])('fetches from %s on this machine, for a closed network', async (_, addressOf) => {
  const folder = await testDirectory();
  for (const { name, content } of tinyModel) await writeFile(path.join(folder, name), content);
  await expectWhole(await fetched(addressOf(folder)));
});
