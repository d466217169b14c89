import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { ffmpeg, madeMedia, picture, sourceOf, tone } from '#infra/lab/testing/test-media.ts';
import { probe } from './probe.ts';
import { makeRendition, needsRendition } from './rendition.ts';

const h264 = ['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'ultrafast'];
const first = ['-movflags', '+faststart'];
const film = (...more: readonly string[]) => [...picture(2), ...tone(2), ...h264, '-c:a', 'aac', ...more];

test.each([
  ['wav', 'talk.wav', [...tone(1)]],
  ['wav of 24 bit', 'talk.wav', [...tone(1), '-c:a', 'pcm_s24le']],
  ['mp3', 'talk.mp3', [...tone(1)]],
  ['m4a, index first', 'talk.m4a', [...tone(1), ...first]],
  ['mp4, index first', 'talk.mp4', film(...first)],
])('%s needs no rendition', async (_, name, options) => {
  const source = await sourceOf(await madeMedia(name, options));
  expect(needsRendition(await probe(source), source.format)).toBe(false);
});

const surround = tone(1, ',pan=5.1|FC=c0');

test.each([
  ['float wav', 'talk.wav', [...tone(1), '-c:a', 'pcm_f32le'], {}],
  ['wav at 96 kHz', 'talk.wav', [...tone(1), '-ar', '96000'], { sampleRate: 48_000 }],
  ['wav in 5.1', 'talk.wav', surround, { channels: 2 }],
  ['flac', 'talk.flac', tone(1), {}],
  ['opus', 'talk.opus', [...tone(1), '-c:a', 'libopus'], {}],
  ['raw aac', 'talk.aac', tone(1), {}],
  ['m4a, index last', 'talk.m4a', tone(1), {}],
  ['a browser recording of sound', 'talk.webm', [...tone(1), '-c:a', 'libopus', '-live', '1'], {}],
])('%s becomes a playable m4a', async (_, name, options, audio) => {
  const { made, after } = await rendered(await madeMedia(name, options));
  expect(made.contentType).toBe('audio/mp4');
  expect(after).toMatchObject({ audio: { codec: 'aac', ...audio }, video: undefined, fastStart: true });
  expect(after.duration).toBeCloseTo(1, 0);
});

const wide = [...picture(1, '1922x1080'), ...tone(1)];

test.each([
  ['mp4, index last', 'talk.mp4', film(), { width: 320 }],
  ['mov', 'talk.mov', film(...first), { width: 320 }],
  ['fragmented mp4', 'talk.mp4', film('-movflags', '+frag_keyframe+empty_moov'), { width: 320 }],
  [
    'a browser recording',
    'talk.webm',
    [...picture(2), ...tone(2), '-c:v', 'libvpx', '-c:a', 'libopus', '-live', '1'],
    { width: 320 },
  ],
  [
    'a wide film of colours that browsers do not play',
    'talk.mp4',
    [...wide, '-pix_fmt', 'yuv444p', '-c:v', 'libx264', '-preset', 'ultrafast', ...first],
    { width: 1280 },
  ],
  [
    'a film of odd size',
    'talk.mkv',
    [...picture(1, '321x241'), ...tone(1), '-pix_fmt', 'yuv444p', '-c:v', 'libx264', '-preset', 'ultrafast'],
    { width: 320 },
  ],
])('%s becomes a playable mp4', async (_, name, options, video) => {
  const { made, after } = await rendered(await madeMedia(name, options));
  expect(made.contentType).toBe('video/mp4');
  expect(after).toMatchObject({
    audio: { codec: 'aac' },
    video: { codec: 'h264', pixelFormat: 'yuv420p', ...video },
    fastStart: true,
  });
});

test('copies a stream that fits', async () => {
  const file = await madeMedia('talk.mov', [
    ...picture(2),
    ...tone(2),
    ...h264,
    '-metadata:s:v',
    'encoder=original',
    '-c:a',
    'aac',
  ]);
  const { target } = await rendered(file);
  expect(await packetsOf(target)).toEqual(await packetsOf(file));
});

test('leaves no file behind when it fails', async () => {
  const source = await sourceOf(await madeMedia('talk.mov', film()));
  const directory = await testDirectory();
  const target = path.join(directory, 'talk.mp4');
  const hangs = path.join(await testDirectory(), 'ffmpeg');
  await writeFile(hangs, `#!/bin/sh\necho half > '${target}'\nexec /bin/sleep 60\n`, { mode: 0o755 });
  const rendering = {
    ...source,
    ffmpeg: hangs,
    probe: await probe(source),
    target,
    seconds: 2,
    limits: { wallMs: 1_000 },
  };
  await expect(makeRendition(rendering)).rejects.toMatchObject({ fault: 'time' });
  expect(await readdir(directory)).toEqual([]);
});

async function rendered(file: string) {
  const source = await sourceOf(file);
  const before = await probe(source);
  expect(needsRendition(before, source.format)).toBe(true);
  const target = path.join(await testDirectory(), 'rendition');
  const made = await makeRendition({ ...source, probe: before, target, seconds: 2 });
  const result = await sourceOf(target);
  const after = await probe(result);
  expect(needsRendition(after, { ...result.format, contentType: made.contentType })).toBe(false);
  return { made, after, target };
}

/** A checksum over the picture's packets as they are stored. */
async function packetsOf(file: string): Promise<string> {
  const { execFile } = await import('node:child_process');
  const { promisify } = await import('node:util');
  const given = ['-nostdin', '-v', 'error', '-i', file, '-map', '0:v', '-c', 'copy', '-f', 'md5', '-'];
  return (await promisify(execFile)(ffmpeg, given, { timeout: 20_000 })).stdout;
}
