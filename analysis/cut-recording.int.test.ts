import { expect, test } from 'vitest';
import { headerNames } from '#domain/kernel/header-names.ts';
import { sessionDetail, sessionMedia, sessionUploads } from '#domain/sessions/contract/calls.ts';
import { guestCommands } from '#domain/shares/contract/guest-calls.ts';
import { testApp } from '#infra/lab/testing/app.ts';
import { recording } from '#infra/lab/testing/recording.ts';
import { tone } from '#infra/lab/testing/test-media.ts';

const app = await testApp({ analysis: true });

test('removes the parts that were cut off before anything is measured', async () => {
  const ada = await app.person();
  const file = await recording('cut.webm', [...tone(12), '-c:a', 'libopus', '-f', 'webm', '-live', '1']);
  const form = { title: 'Probe', cutFrom: 2, cutTo: 8 };
  const { body } = await ada.send(sessionUploads.CreateRecording, { form, file });
  await app.settle();
  const params = { id: body.id };
  const session = (await ada.send(sessionDetail, { params })).body;
  expect(session.analysisStatus).toBe('Succeeded');
  expect(session.duration).toBeGreaterThan(5.8);
  expect(session.duration).toBeLessThan(6.3);
  expect(session.audioFile.size).toBeLessThan(file.size);
  expect((await ada.send(sessionMedia, { params })).status).toBe(200);
  const { rows } = await app.database.query('select 1 from ops.blob_reference where session_id = $1', [body.id]);
  // The remaining blobs: the recording, its series, the rendition and the coach's feedback.
  expect(rows).toHaveLength(4);
});

test('a recording that cannot be cut stays unchanged for its owner only', async () => {
  const ada = await app.person();
  const whole = await recording('cut.webm', [...tone(12), '-c:a', 'libopus', '-f', 'webm', '-live', '1']);
  const file = new File([whole.slice(0, 200)], 'cut.webm', { type: 'audio/webm' });
  const { body } = await ada.send(sessionUploads.CreateRecording, {
    form: { title: 'Probe', cutFrom: 2, cutTo: 8 },
    file,
  });
  await app.settle();
  const params = { id: body.id };
  expect((await ada.send(sessionDetail, { params })).body.analysisStatus).toBe('Failed');
  const { url } = (await ada.send(sessionMedia, { params })).body;
  const heard = await app.http.inject({ url: url ?? '' });
  expect([heard.statusCode, heard.rawPayload.length]).toEqual([200, 200]);

  const link = await ada.send(guestCommands.MakeGuestLink, { body: { target: 'talk', targetId: body.id } });
  await app.settle();
  const { id, secret } = link.body;
  const opened = await app.http.inject({ method: 'POST', url: `/api/Guests/${id}/Open`, payload: { secret } });
  const headers = { [headerNames.guestPass]: opened.json().pass };
  expect((await app.http.inject({ url: `/api/Guests/${id}/Talk`, headers })).statusCode).toBe(200);
  expect((await app.http.inject({ url: `/api/Guests/${id}/Media`, headers })).statusCode).toBe(404);
});

test('refuses an end before the beginning', async () => {
  const ada = await app.person();
  const file = await recording('cut.webm', [...tone(12), '-c:a', 'libopus', '-f', 'webm', '-live', '1']);
  const form = { title: 'Probe', cutFrom: 8, cutTo: 2 };
  expect(await ada.send(sessionUploads.CreateRecording, { form, file })).toMatchObject({
    status: 400,
    body: { field: 'cutTo' },
  });
});
