import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sessionDetail, sessionMedia } from '#domain/sessions/contract/calls.ts';
import { takeCommands, takeUploads } from '#domain/sessions/contract/takes.ts';
import { newId } from '#infra/ids.ts';
import { testApp } from '#infra/lab/testing/app.ts';
import { recording } from '#infra/lab/testing/recording.ts';
import { picture } from '#infra/lab/testing/test-media.ts';

const app = await testApp({ analysis: true });
const voice = ['-f', 'lavfi', '-i', "aevalsrc='0.2*sin(2*PI*150*t)*(1+sin(2*PI*3*t))':s=48000:d=6"];
const fragmented = ['-movflags', '+frag_keyframe+empty_moov+default_base_moof'];

test.each([
  ['webm without a duration, as Chrome writes it', 'take.webm', 'audio', [...voice, '-c:a', 'libopus', '-live', '1']],
  ['fragmented mp4, as Safari writes it', 'take.mp4', 'audio', [...voice, '-c:a', 'aac', ...fragmented]],
  ['opus in ogg, as Firefox writes it', 'take.ogg', 'audio', [...voice, '-c:a', 'libopus']],
  [
    'a film in webm without a duration',
    'take.webm',
    'video',
    [...picture(6), ...voice, '-c:v', 'libvpx', '-c:a', 'libopus', '-live', '1'],
  ],
] as const)('a take that is %s is analysed, and plays from any place', async (_name, name, type, options) => {
  const ada = await app.person();
  const content = Buffer.from(await (await recording(name, options)).arrayBuffer());
  const takeId = newId();
  const params = { takeId };
  await ada.send(takeCommands.BeginTake, { body: { id: takeId, type, recordedAt: new Date().toISOString() } });
  const half = Math.ceil(content.length / 2);
  for (const [number, chunk] of [content.subarray(0, half), content.subarray(half)].entries()) {
    const sha256 = createHash('sha256').update(chunk).digest('hex');
    const file = new File([new Uint8Array(chunk)], 'chunk');
    await ada.send(takeUploads.AppendChunk, { params, form: { number, sha256, seconds: 3 * (number + 1) }, file });
  }
  const { body } = await ada.send(takeCommands.FinishTake, { params, body: { title: 'Probe', chunks: 2 } });
  await app.settle();
  const id = { params: { id: body.id } };
  const session = (await ada.send(sessionDetail, id)).body;
  expect(session).toMatchObject({ analysisStatus: 'Succeeded', failure: null });
  expect(session.duration).toBeCloseTo(6, 0);
  expect(session.averages.pitch).toBeCloseTo(150, 0);
  const media = (await ada.send(sessionMedia, id)).body;
  expect(media).toMatchObject({ playable: true, contentType: `${type}/mp4` });
  const part = await app.http.inject({ url: media.url ?? '', headers: { range: 'bytes=100-199' } });
  expect({ status: part.statusCode, size: part.rawPayload.length }).toEqual({ status: 206, size: 100 });
});
