import { expect, test } from 'vitest';
import { describedBy } from './probe-text.ts';

const described = (...lines: readonly string[]) =>
  describedBy(["Input #0, mov, from 'file:/t/talk':", '  Metadata:', ...lines, 'At least one output file'].join('\n'));

test('describes a film by its first video and audio streams, with old and new ffmpeg', () => {
  const film = {
    duration: 3723.5,
    audio: { codec: 'aac', sampleRate: 44_100, channels: 2 },
    video: { codec: 'h264', pixelFormat: 'yuv420p', width: 1920, height: 1080, framesPerSecond: 29.97 },
  };
  const duration = '  Duration: 01:02:03.50, start: 0.000000, bitrate: 78 kb/s';
  const old = [
    '    Stream #0:0(und): Video: h264 (High) (avc1 / 0x31637661), yuv420p(tv, bt709), 1920x1080 [SAR 1:1 DAR 16:9], 34 kb/s, 29.97 fps, 29.97 tbr, 30k tbn, 59.94 tbc',
    '    Stream #0:1(und): Audio: aac (LC) (mp4a / 0x6134706D), 44100 Hz, stereo, fltp, 75 kb/s (default)',
  ];
  const recent = [
    '  Stream #0:0[0x1](und): Video: h264 (High) (avc1 / 0x31637661), yuv420p(progressive), 1920x1080, 34 kb/s, 29.97 fps, 29.97 tbr, 30k tbn',
    '  Stream #0:1[0x2](eng): Audio: aac (LC) (mp4a / 0x6134706D), 44100 Hz, stereo, fltp, 75 kb/s (default)',
    '  Stream #0:2[0x3](eng): Audio: ac3, 48000 Hz, 5.1(side), fltp, 448 kb/s',
  ];
  expect(described(duration, ...old)).toEqual(film);
  expect(described(duration, ...recent)).toEqual(film);
});

test.each([
  ['mono', 1],
  ['stereo', 2],
  ['2.1', 3],
  ['quad(side)', 4],
  ['5.1(side)', 6],
  ['7.1', 8],
  ['12 channels', 12],
])('reads %s as %i channels', (layout, channels) => {
  expect(described(`    Stream #0:0: Audio: pcm_s16le, 8000 Hz, ${layout}, s16`).audio?.channels).toBe(channels);
});

test('has no duration if the recording does not declare one', () => {
  expect(described('  Duration: N/A, start: 0.000000, bitrate: N/A').duration).toBeNull();
});

test('has no frame rate if the film does not declare one', () => {
  const line =
    '    Stream #0:0(eng): Video: vp8, yuv420p(progressive), 640x480, SAR 1:1 DAR 4:3, 1k tbr, 1k tbn (default)';
  expect(described(line).video).toMatchObject({ width: 640, framesPerSecond: null });
});

test('does not take a cover picture for a film', () => {
  const cover = '    Stream #0:1: Video: mjpeg, yuvj420p(pc), 600x600, 90k tbr (attached pic)';
  expect(described(cover).video).toBeUndefined();
});

test('does not take a title for a duration or a stream', () => {
  const title = [
    '    title           : x',
    '                    :   Duration: 99:00:00.00',
    '                    : Stream #0:0: Audio: aac, 1 Hz, mono',
  ];
  expect(described(...title)).toEqual({ duration: null, audio: undefined, video: undefined });
});
