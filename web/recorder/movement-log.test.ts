import { expect, test } from 'vitest';
import type { Movement } from '#domain/sessions/contract/movement/samples.ts';
import { samplesOf } from '#domain/sessions/contract/movement/track.ts';
import { movementLog, packedTrack } from './movement-log.ts';

const still: Movement = { head: { p: [0, 1.6, 0], q: [0, 0, 0, 1] }, left: null, right: null, gaze: [0.5, 0.5] };
const timesOf = (track: ReturnType<ReturnType<typeof movementLog>['take']>) =>
  track && samplesOf(track).map(({ t }) => t);

test('gives each chunk the samples since the last one', () => {
  const log = movementLog();
  expect(log.take()).toBeUndefined();
  for (const second of [0.1, 0.2]) log.note(second, still);
  expect(timesOf(log.take())).toEqual([0.1, 0.2]);
  log.note(0.3, still);
  expect(timesOf(log.take())).toEqual([0.3]);
  expect(log.all().samples).toHaveLength(3);
});

test('leaves out impossible poses and times that do not increase', () => {
  const log = movementLog();
  log.note(0.1, still);
  log.note(0.1, still);
  log.note(0.2, { ...still, head: { ...still.head, p: [Number.NaN, 0, 0] } });
  log.note(0.3, { ...still, gaze: [1.2, 0] });
  expect(log.all().samples.map(({ t }) => t)).toEqual([0.1]);
});

test('keeps one source per take, named in each chunk', () => {
  const log = movementLog();
  log.note(0.1, still, 'camera');
  log.note(0.2, still);
  expect(log.take()?.source).toBe('camera');
  const again = movementLog(log.all());
  again.note(0.3, still);
  again.note(0.4, still, 'camera');
  expect(again.all()).toMatchObject({ source: 'camera', samples: [{ t: 0.1 }, { t: 0.4 }] });
});

test('packs a track gzipped in base64', async () => {
  const log = movementLog();
  log.note(1.5, still);
  const track = log.take();
  const packed = track && (await packedTrack(track));
  const bytes = Uint8Array.from(atob(packed ?? ''), (character) => character.charCodeAt(0));
  const unpacked = new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'));
  expect(await new Response(unpacked).json()).toEqual(track);
});
