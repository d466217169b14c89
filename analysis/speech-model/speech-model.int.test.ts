import { rm } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { localSpeech, speechCommands } from '#domain/speech/contract/calls.ts';
import { modelServer, tinyHashes } from '#infra/lab/fakes/speech/model-server.ts';
import { installSherpaStandIn } from '#infra/lab/fakes/speech/sherpa-stand-in.ts';
import { ownApp } from '#infra/lab/testing/app.ts';
import { parakeetFolder } from '../transcription/parakeet/installation.ts';

const server = await modelServer({ breaksOffAfter: 7_000 });
afterAll(server.close);
const app = await ownApp(
  { SPEECH_MODEL_URL: server.url, SPEECH_MODEL_HASHES: tinyHashes.join(',') },
  { analysis: true },
);
const admin = await app.admin();
const data = app.place.env.DATA_DIR;

const shown = async () => {
  await app.settle();
  return (await admin.send(localSpeech, {})).body;
};
const start = (name: keyof typeof speechCommands) => admin.send(speechCommands[name], { body: null });

test('installs and tests the model on request, and transcribes earlier talks without a restart', async () => {
  expect(await shown()).toMatchObject({ engine: 'none', state: 'absent', selfTest: null });
  const ada = await app.person();
  const session = await ada.uploaded();
  await app.settle();
  const detail = async () => (await ada.send<SessionDetail>(`GET /api/Sessions/${session}`)).body;
  expect(await detail()).toMatchObject({ transcriptionStatus: 'none' });

  await installSherpaStandIn(data);
  expect((await start('InstallLocalSpeech')).status).toBe(202);
  expect(await shown()).toMatchObject({
    ...{ engine: 'parakeet', state: 'ready', fault: null },
    selfTest: { wordErrorRate: 0, heard: expect.stringContaining('my fellow Americans') },
  });

  expect((await start('HearEarlierTalks')).status).toBe(202);
  expect((await shown()).earlierTalks).toBe(1);
  expect(await detail()).toMatchObject({ transcriptionStatus: 'done', textAnalysis: { source: 'parakeet' } });
  await start('HearEarlierTalks');
  expect((await shown()).earlierTalks).toBe(0);
});

test('does not use a model that cannot be loaded, and names the fault', async () => {
  await rm(parakeetFolder(data), { recursive: true });
  // If the real package exists for this machine, it must refuse these files, which are no model.
  await start('InstallLocalSpeech');
  expect(await shown()).toMatchObject({
    state: 'failed',
    fault: expect.stringMatching(/^(not_understood|no_runtime)$/),
  });
});

test('reports a missing file of the source; a paused installation continues', async () => {
  server.state.missing = 'tokens.txt';
  await installSherpaStandIn(data);
  await start('InstallLocalSpeech');
  expect(await shown()).toMatchObject({ state: 'failed', fault: 'not_found' });
  server.state.missing = '';
  await start('PauseLocalSpeech');
  await start('InstallLocalSpeech');
  expect(await shown()).toMatchObject({ state: 'ready', fault: null });
});

test('a person who is no admin can neither see nor start the installation', async () => {
  const ada = await app.person();
  expect((await ada.send(localSpeech, {})).status).toBe(403);
  expect((await ada.send(speechCommands.InstallLocalSpeech, { body: null })).status).toBe(403);
});
