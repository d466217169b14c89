import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { call } from '#infra/lab/testing/call.ts';
import { withDatabaseIn } from '#infra/lab/testing/database.ts';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { moodyFfmpeg } from '#infra/lab/testing/moody-ffmpeg.ts';
import { newPerson } from '#infra/lab/testing/person.ts';
import { recording, untilOneArrives } from '#infra/lab/testing/recording.ts';
import { startServer } from '#infra/lab/testing/server.ts';
import { usedDirectory } from '#infra/lab/testing/shared.ts';
import { openSocket } from '#infra/lab/testing/socket.ts';

const ffmpeg = await moodyFfmpeg();
const restart = 1012;

test('finishes requests, closes sockets, returns jobs and exits with 0 at a stop', async () => {
  const { server, ada } = await started({});
  const socket = await openSocket(`${server.url}/session-hub`, { first: { type: 'auth', token: ada.accessToken } });
  const upload = await slowUpload(server, ada.accessToken);
  // Begins right before the stop: after 20 s the hanging ffmpeg would be given up, and then there would be no job to return to the queue.
  await ffmpeg.be('hangs');
  await ada.uploaded(await recording('talk.wav'));
  await eventually(async () => expect(await ffmpeg.living()).toHaveLength(1));
  const stopped = server.stop();
  expect(await socket.closed()).toBe(restart);
  await sleep(500);
  upload.finish();
  // The upload arrived while the server was stopping, and is accepted.
  expect(await upload.status).toBe(201);
  expect(await stopped).toBe(0);
  expect(await ffmpeg.living()).toEqual([]);
  expect(server.said.filter((line) => line.includes('"level":50'))).toEqual([]);

  await ffmpeg.be('works');
  const { rows } = await withDatabaseIn(server.directory, (pool) =>
    pool.query(
      `select state, lease_until, max_attempts - attempt as left from ops.job where kind = 'analysis' order by id`,
    ),
  );
  // No attempt was lost. The job of the late upload is created when a process follows the log again.
  expect(rows).toEqual([{ state: 'queued', lease_until: null, left: 4 }]);
});

test('keeps serving for a while before it stops, and answers as not ready', async () => {
  const { server } = await started({ STOP_DELAY_SECONDS: '2' });
  expect((await call(server.url, 'GET /health/ready')).status).toBe(200);
  const began = performance.now();
  const stopped = server.stop();
  await eventually(async () => {
    const { status, body } = await call<{ reasons: string[] }>(server.url, 'GET /health/ready');
    expect([status, body.reasons]).toEqual([503, ['stopping']]);
  });
  expect((await call(server.url, 'GET /api/Config')).status).toBe(200);
  expect((await call(server.url, 'GET /health/live')).status).toBe(200);
  expect(await stopped).toBe(0);
  expect(performance.now() - began).toBeGreaterThan(2_000);
});

async function started(env: Readonly<Record<string, string>>) {
  const { directory, remove } = await usedDirectory();
  const server = await startServer(directory, { FFMPEG_PATH: ffmpeg.path, LOG_LEVEL: 'info', ...env });
  onTestFinished(async () => {
    await server.stop();
    await remove();
  });
  return { server: { ...server, directory }, ada: await newPerson(server.url) };
}

/** A recording that has begun to arrive; `finish` sends the rest. */
async function slowUpload({ url, directory }: Readonly<{ url: string; directory: string }>, accessToken: string) {
  const content = Buffer.from(await (await recording('slow.wav')).arrayBuffer());
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'multipart/form-data; boundary=b' };
  const sending = request(`${url}/api/Sessions/UploadAudio`, { method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve, reject) => {
    sending.on('response', (response) => resolve(response.resume().statusCode));
    sending.on('error', reject);
  });
  const part = (about: string) => `--b\r\ncontent-disposition: form-data; ${about}\r\n`;
  sending.write(`${part('name="sessionName"')}\r\nProbe\r\n${part('name="locale"')}\r\nde\r\n`);
  sending.write(`${part('name="file"; filename="slow.wav"')}content-type: audio/wav\r\n\r\n`);
  sending.write(content.subarray(0, 1_000));
  await untilOneArrives(directory);
  const finish = () => {
    sending.write(content.subarray(1_000));
    sending.end('\r\n--b--\r\n');
  };
  return { status, finish };
}
