import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { calibrationCommands, calibrationList } from '#domain/sessions/contract/calibration.ts';
import { sessionDetail } from '#domain/sessions/contract/calls.ts';
import { clipResult, clipUploads } from '#domain/sessions/contract/clips.ts';
import { takeCommands, takeUploads } from '#domain/sessions/contract/takes.ts';
import { newId } from '#infra/ids.ts';
import { type AppPerson, testApp } from '#infra/lab/testing/app.ts';
import { spoken } from '#infra/lab/testing/spoken-sound.ts';

const app = await testApp({ analysis: true });
const device = { id: 'default', name: 'Tischmikrofon' };

/** A recorded voice, louder or quieter by `decibels`. */
function voice(seconds: number, decibels: number): File {
  const wav = spoken({ seconds, silences: [] });
  for (let at = 44; at < wav.length; at += 2)
    wav.writeInt16LE(Math.round(wav.readInt16LE(at) * 10 ** (decibels / 20)), at);
  return new File([new Uint8Array(wav)], 'voice.wav');
}

async function measured(by: AppPerson, file: File): Promise<string> {
  const { status, body } = await by.send(clipUploads.MeasureClip, { form: {}, file });
  expect(status).toBe(201);
  await app.settle();
  return body.clipId;
}

/** Returns its id. */
async function calibrated(
  by: AppPerson,
  levels: Readonly<{ quiet: number; normal: number; loud?: number }> = { quiet: -70, normal: -20, loud: -8 },
): Promise<string> {
  const { body } = await by.send(calibrationCommands.StartCalibration, { body: { device } });
  const params = { calibrationId: body.id };
  for (const step of ['quiet', 'normal', 'loud'] as const) {
    const level = levels[step];
    if (level === undefined) continue;
    const clipId = await measured(by, voice(4, level));
    const sent = { params, body: { step, clipId } };
    expect((await by.send(calibrationCommands.MeasureCalibrationStep, sent)).status).toBe(204);
  }
  await app.settle();
  return body.id;
}

async function recordedSession(by: AppPerson): Promise<string> {
  const takeId = newId();
  const content = Buffer.from(await voice(31, -20).arrayBuffer());
  await by.send(takeCommands.BeginTake, { body: { id: takeId, type: 'audio', recordedAt: new Date().toISOString() } });
  const sha256 = createHash('sha256').update(content).digest('hex');
  const file = new File([new Uint8Array(content)], 'chunk');
  await by.send(takeUploads.AppendChunk, { params: { takeId }, form: { number: 0, sha256, seconds: 31 }, file });
  const sent = { params: { takeId }, body: { title: 'Probe', chunks: 1, device } };
  const { body } = await by.send(takeCommands.FinishTake, sent);
  await app.settle();
  return body.id;
}

async function volumeOf(by: AppPerson, id: string) {
  const { body } = await by.send(sessionDetail, { params: { id } });
  const part = body.scoreParts.find(({ name }) => name === 'volume');
  return { ...part, shown: body.audioAnalysis?.averageVolume, warnings: body.audioAnalysis?.warnings };
}

test('measures a clip immediately and keeps none of its sound', async () => {
  const ada = await app.person();
  const clipId = await measured(ada, voice(4, 0));
  const { body } = await ada.send(clipResult, { params: { clipId } });
  expect(body.state).toBe('measured');
  expect(body.measures?.speechTime).toBeGreaterThan(2);
  const { rows } = await app.database.query('select 1 from ops.blob_reference where address ^@ $1', [`${ada.id}/`]);
  expect(rows).toEqual([]);
  const eve = await app.person();
  expect((await eve.send(clipResult, { params: { clipId } })).status).toBe(404);
});

test('a file without sound becomes a failed clip', async () => {
  const ada = await app.person();
  const cut = new File([Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1')], 'voice.wav');
  const clipId = await measured(ada, cut);
  expect((await ada.send(clipResult, { params: { clipId } })).body).toEqual({ state: 'failed', measures: null });
});

test('a calibration applies to earlier and later sessions until it is undone', async () => {
  const ada = await app.person();
  const before = await recordedSession(ada);
  expect(await volumeOf(ada, before)).toMatchObject({ score: null, reason: 'recorded_too_quietly' });

  const calibrationId = await calibrated(ada);
  const [listed] = (await ada.send(calibrationList)).body;
  expect(listed).toMatchObject({ deviceName: 'Tischmikrofon', status: 'completed', gainInForce: null });
  await ada.send(calibrationCommands.ApplyCalibration, { params: { calibrationId }, body: {} });
  await app.settle();
  const gain = (await ada.send(calibrationList)).body[0]?.gainInForce ?? 0;
  expect(gain).toBeGreaterThan(5);

  const after = await recordedSession(ada);
  for (const id of [before, after]) {
    const volume = await volumeOf(ada, id);
    expect(volume).toMatchObject({ score: 10, gain, warnings: [] });
    expect(volume.shown).toBeCloseTo(0.5, 1);
  }

  await ada.send(calibrationCommands.UndoCalibration, { params: { calibrationId }, body: {} });
  await app.settle();
  for (const id of [before, after]) {
    expect(await volumeOf(ada, id)).toMatchObject({ score: null, reason: 'recorded_too_quietly' });
  }
});

test('a calibration in a loud room fails before the step with a loud voice', async () => {
  const ada = await app.person();
  await calibrated(ada, { quiet: -24, normal: -20 });
  expect((await ada.send(calibrationList)).body).toMatchObject([{ status: 'failed', failure: 'too_noisy' }]);
});

test('hides the calibrations of others', async () => {
  const [ada, eve] = [await app.person(), await app.person()];
  const { body } = await ada.send(calibrationCommands.StartCalibration, { body: { device } });
  const params = { calibrationId: body.id };
  expect((await eve.send(calibrationCommands.ApplyCalibration, { params, body: {} })).status).toBe(404);
  expect((await eve.send(calibrationCommands.UndoCalibration, { params, body: {} })).status).toBe(404);
});
