import { expect, test } from 'vitest';
import type { Probe } from './probe.ts';
import { isTooMuch } from './rendition.ts';

const [hour, minute] = [3_600, 60];

const film = (video: Partial<NonNullable<Probe['video']>>, duration: number | null): Probe => ({
  ...{ duration, fastStart: true, audio: { codec: 'aac', sampleRate: 48_000, channels: 2 } },
  video: { codec: 'vp8', pixelFormat: 'yuv420p', width: 1920, height: 1080, framesPerSecond: 30, ...video },
});

test.each([
  ['two hours at 1920 × 1080', film({}, 2 * hour), 2 * hour, false],
  ['forty minutes at 3840 × 2160', film({ width: 3840, height: 2160 }, 39 * minute), 39 * minute, false],
  ['two hours at 3000 × 2992', film({ width: 3000, height: 2992, framesPerSecond: 25 }, 2 * hour), 2 * hour, true],
  ['two hours of which six seconds sound', film({ width: 3000, height: 2992 }, 2 * hour), 6, true],
  [
    'two hours that the file does not declare',
    film({ width: 3000, height: 2992, framesPerSecond: null }, null),
    2 * hour,
    true,
  ],
  ['twenty minutes at a thousand pictures a second', film({ framesPerSecond: 1_000 }, 20 * minute), 20 * minute, true],
  ['a browser’s recording of an hour', film({ width: 1280, height: 720, framesPerSecond: null }, null), hour, false],
  ['what need not be encoded', film({ codec: 'h264', width: 3000, height: 2992 }, 2 * hour), 2 * hour, false],
  ['a sound', { ...film({}, 2 * hour), video: undefined }, 2 * hour, false],
])('decides whether %s is too much to encode', (_what, probe, seconds, isOver) => {
  expect(isTooMuch(probe, seconds)).toBe(isOver);
});
