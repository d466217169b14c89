import { readdir } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { sessionMedia } from '#domain/sessions/contract/calls.ts';
import { startS3Server } from '../fakes/s3-server.ts';
import { ownApp } from '../testing/app.ts';
import { recording } from '../testing/recording.ts';
import { dataDirectory } from '../testing/server.ts';

const server = await startS3Server();
afterAll(server.stop);

test('analyses and serves a session from a bucket in two processes without a shared folder', async () => {
  const { directory, remove } = await dataDirectory();
  afterAll(remove);
  const shared = {
    ...server.env,
    TOKEN_KEY: 'signs access tokens and addresses',
    MASTER_KEY: 'wraps the keys of all persons there are',
  };
  const front = await ownApp({ ...shared, ROLES: 'command-api,reactions,projections,query-api' });
  const back = await ownApp({ ...shared, ROLES: 'analysis', DATA_DIR: directory }, { on: front });
  expect(back.directory).toBe(front.directory);

  const ada = await front.person();
  const id = await ada.uploaded(await recording('talk.wav'));
  await front.settle();
  await back.settle();
  await front.settle();
  const session = await ada.send(`GET /api/Sessions/${id}`);
  expect(session).toMatchObject({ status: 200, body: { analysisStatus: 'Succeeded' } });
  const { body } = await ada.send(sessionMedia, { params: { id } });
  const media = await fetch(new URL(body.url ?? '', await front.listen()), { headers: { range: 'bytes=1-3' } });
  expect([media.status, (await media.arrayBuffer()).byteLength]).toEqual([206, 3]);
  for (const folder of [directory, front.directory]) expect(await readdir(folder)).not.toContain('blobs');
  expect((await front.send('GET /health/ready')).status).toBe(200);
});
