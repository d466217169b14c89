import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { eventsIn, withDatabaseIn, workDone } from '#infra/lab/testing/database.ts';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { moodyFfmpeg } from '#infra/lab/testing/moody-ffmpeg.ts';
import { hasEnded, newPerson, type Person } from '#infra/lab/testing/person.ts';
import { startProduct } from '#infra/lab/testing/product.ts';
import { filePart, form, send } from '#infra/lab/testing/receive-upload-client.ts';
import { recording } from '#infra/lab/testing/recording.ts';

const ffmpeg = await moodyFfmpeg();
const product = await startProduct({ FFMPEG_PATH: ffmpeg.path });

const history = (id: string) => eventsIn(product.database, `session-${id}`);
const isRunning = (status: string) => status === 'Running';
const once = [
  'SessionCreated',
  'AnalysisStarted',
  'AudioExtracted',
  'AudioAnalysed',
  'AnalysisSucceeded',
  'RenditionMade',
  'FeedbackMade',
];

/** The steps that follow the end of an analysis run side by side. */
const inAnyOrder = (types: readonly string[]) => [...types].sort();

beforeEach(async () => {
  await workDone(product.database);
  await ffmpeg.be('works');
});

test('a repeatedly killed server completes each analysis once after the next start', async () => {
  const ada = await newPerson(product.url);
  await ffmpeg.be('slow');
  const running = await ada.uploaded(await recording('talk.wav'));
  await ada.waitFor(running, isRunning);
  await product.kill();
  await product.start();
  const session = await recording('talk.mp3');
  const accepted = await Promise.all(Array.from({ length: 3 }, () => ada.uploaded(session)));
  await product.kill();
  await ffmpeg.be('works');
  await product.start();

  const [leaseAndMore, analysis] = [15, 3];
  const ids = [running, ...accepted];
  const ended = await Promise.all(ids.map((id) => ada.waitFor(id, hasEnded, leaseAndMore + analysis)));
  expect(ended.map(({ analysisStatus }) => analysisStatus)).toEqual(ids.map(() => 'Succeeded'));
  await workDone(product.database);
  for (const id of ids) expect(inAnyOrder(await history(id))).toEqual(inAnyOrder(once));
  await ada.hasUsed(ids.length);
});

test('an upload interrupted by the kill leaves nothing', async () => {
  const ada = await newPerson(product.url);
  const parts = [
    filePart({ chunks: [Buffer.from(await (await recording('talk.wav')).arrayBuffer())], declaredSize: 9e6 }),
  ];
  const headers = { authorization: `Bearer ${ada.accessToken}` };
  const cut = expect(
    send(`${product.url}/api/Sessions/UploadAudio`, { ...form(parts), headers, leaveOpen: true }),
  ).rejects.toThrow();
  await eventually(async () => expect(await temporaryFiles()).toHaveLength(1));
  await product.kill();
  await cut;
  await product.start();
  expect(await temporaryFiles()).toEqual([]);
  expect((await ada.send<unknown[]>('GET /api/Sessions/Slim')).body).toEqual([]);
  await ada.hasUsed(0);
});

test('a restart changes nothing visible; a running analysis returns to the queue at once', async () => {
  const ada = await newPerson(product.url);
  const ended = await ada.uploaded(await recording('talk.ogg'));
  await ada.waitFor(ended, hasEnded);
  // The rendition that every browser can seek in is made after the analysis.
  await eventually(async () => {
    const { body } = await ada.send<{ contentType: string }>(`GET /api/Sessions/${ended}/Media`);
    expect(body.contentType).toBe('audio/mp4');
    const { body: shown } = await ada.send<SessionDetail>(`GET /api/Sessions/${ended}`);
    expect(shown.aiFeedback).not.toBeNull();
  });
  const before = await seenBy(ada, ended);
  const bob = await newPerson(product.url);
  await ffmpeg.be('hangs');
  const id = await bob.uploaded(await recording('talk.wav'));
  await bob.waitFor(id, isRunning);
  const began = performance.now();
  expect(await product.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(await ffmpeg.living()).toEqual([]);

  const { rows } = await withDatabaseIn(product.directory, (pool) =>
    pool.query(`select state, lease_until from ops.job where kind = 'analysis' and key like $1`, [`${id}%`]),
  );
  expect(rows).toEqual([{ state: 'queued', lease_until: null }]);

  await ffmpeg.be('works');
  await product.start();
  await bob.waitFor(id, hasEnded);
  expect(await seenBy(ada, ended)).toEqual(before);
  await workDone(product.database);
  expect(inAnyOrder(await history(id))).toEqual(inAnyOrder(once));
  await bob.hasUsed(1);
});

const temporaryFiles = () => readdir(path.join(product.directory, 'temporary')).catch(() => []);

/** Everything but addresses, which are signed anew each time. */
async function seenBy(person: Person, id: string) {
  const bodies = [`${id}?points=200`, `${id}/Series`, `${id}/Peaks`, 'Slim'].map((call) =>
    person.send(`GET /api/Sessions/${call}`),
  );
  const { body } = await person.send<{ url: string }>(`GET /api/Sessions/${id}/Media`);
  const media = Buffer.from(await (await fetch(product.url + body.url)).arrayBuffer()).toString('base64');
  const account = await person.send('GET /api/Users/Data');
  return { shown: (await Promise.all(bodies)).map(({ body }) => body), media, account: account.body };
}
