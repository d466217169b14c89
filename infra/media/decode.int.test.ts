import { open, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { ffmpeg, fileWith, madeMedia, picture, sourceOf, tone } from '#infra/lab/testing/test-media.ts';
import { decodeToPcm } from './decode.ts';
import type { MediaFormat } from './media-format.ts';

const film = ['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-c:a', 'aac'];

test.each([
  ['wav at 8 kHz', 'talk.wav', ['-ar', '8000', '-ac', '1']],
  ['float wav at 96 kHz', 'talk.wav', ['-ar', '96000', '-c:a', 'pcm_f32le']],
  ['wav of 24 bit', 'talk.wav', ['-c:a', 'pcm_s24le']],
  ['mp3', 'talk.mp3', []],
  ['m4a', 'talk.m4a', []],
  ['aac', 'talk.aac', []],
  ['flac', 'talk.flac', []],
  ['opus', 'talk.opus', ['-c:a', 'libopus']],
  ['aiff', 'talk.aiff', []],
  ['caf', 'talk.caf', []],
])('decodes 3 s of %s to 3 s of mono at the same level', async (_, name, options) => {
  const { duration, level } = await decoded(await madeMedia(name, [...tone(3), ...options]));
  expect(duration).toBeCloseTo(3, 0);
  expect(Math.abs(duration - 3)).toBeLessThan(0.1);
  expect(level).toBeCloseTo(toneLevel, 0);
});

test.each([
  ['stereo, both sides alike', '|pan=stereo|c0=c0|c1=c0', 0],
  ['stereo, one side silent', '|pan=stereo|c0=c0|c1=0*c0', 0],
  ['stereo, one side 30 dB softer', '|pan=stereo|c0=0.03*c0|c1=c0', 0],
  ['stereo, one side turned over', '|pan=stereo|c0=c0|c1=-1*c0', 0],
  ['stereo, a voice nearer to one side', '|pan=stereo|c0=c0|c1=0.5*c0', -2.5],
  ['5.1, the voice in the centre', '|pan=5.1|FC=c0', 0],
  ['5.1, the same everywhere', '|pan=5.1|FL=c0|FR=c0|FC=c0|LFE=c0|BL=c0|BR=c0', 0],
])('%s keeps the level of the voice', async (_, layout, change) => {
  const file = await madeMedia('talk.wav', tone(2, layout.replace('|', ',')));
  const { level } = await decoded(file);
  expect(Math.abs(level - toneLevel - change)).toBeLessThan(1);
});

test('decodes a browser recording without a duration to its end', async () => {
  const whole = await readFile(
    await madeMedia('talk.webm', [...tone(3), '-c:a', 'libopus', '-f', 'webm', '-live', '1']),
  );
  const { duration } = await decoded(await fileWith('talk.webm', whole));
  expect(Math.abs(duration - 3)).toBeLessThan(0.1);
});

test('keeps the delay of a voice that begins a second after the film', async () => {
  const file = await madeMedia('talk.mp4', [...picture(3), '-itsoffset', '1', ...tone(2), ...film]);
  const { duration, samples } = await decoded(file);
  expect(Math.abs(duration - 3)).toBeLessThan(0.15);
  expect(levelOf(samples.subarray(0, 14_000))).toBeLessThan(-60);
  expect(levelOf(samples.subarray(20_000, 40_000))).toBeCloseTo(toneLevel, 0);
});

test('detects and decodes amr, which not every ffmpeg can write', async () => {
  // Six frames of 20 ms at 4.75 kbit/s.
  const amr =
    'IyFBTVIKBIA4H+/rafWOAKnGggQdPTKlq2p0rPGDsCIEPjgylrspRX+EREqwBI09MqdrnTUXzlK2KgQ+ODKme1uVS3CHEKIEHQloPAMU+lnkiu4y';
  const file = await fileWith('talk.amr', Buffer.from(amr, 'base64'));
  expect((await sourceOf(file)).format).toMatchObject({ demuxer: 'amr' });
  expect((await decoded(file)).duration).toBeCloseTo(0.12, 2);
});

test('decodes silence', async () => {
  const { duration } = await decoded(await madeMedia('talk.wav', ['-f', 'lavfi', '-i', 'anullsrc,atrim=end=2']));
  expect(duration).toBeCloseTo(2, 1);
});

test('accepts the longest duration, and refuses one sample more', async () => {
  const file = await madeMedia('talk.wav', [...tone(3), '-ar', '16000']);
  expect((await decoded(file, 3)).duration).toBe(3);
  await expect(decoded(file, 2.9999)).rejects.toMatchObject({ reason: 'too_long' });
});

test('stops decoding a recording that is far too long', async () => {
  const file = await madeMedia('talk.opus', ['-f', 'lavfi', '-i', 'anullsrc', '-c:a', 'libopus', '-b:a', '6k']);
  await expect(decoded(file, 5)).rejects.toMatchObject({ reason: 'too_long' });
});

const half = async (file: string) => {
  const whole = await readFile(file);
  await truncate(file, Math.floor(whole.length / 2));
  return file;
};

test.each([
  [
    'an mp4 whose index was at the cut end',
    'truncated',
    () => madeMedia('talk.mp4', [...picture(3), ...tone(3), ...film]).then(half),
  ],
  [
    'an mp4 that ends early',
    'truncated',
    () => madeMedia('talk.mp4', [...picture(3), ...tone(3), ...film, '-movflags', '+faststart']).then(half),
  ],
  [
    'an m4a that ends early',
    'truncated',
    () => madeMedia('talk.m4a', [...tone(9), '-movflags', '+faststart']).then(half),
  ],
  ['a wav that ends early', 'truncated', () => madeMedia('talk.wav', tone(9)).then(half)],
  ['an mp3 that ends early', 'truncated', () => madeMedia('talk.mp3', tone(9)).then(half)],
  ['a flac that ends early', 'truncated', () => madeMedia('talk.flac', tone(9)).then(half)],
  [
    'a film without sound',
    'no_audio',
    () => madeMedia('talk.mp4', [...picture(2), '-pix_fmt', 'yuv420p', '-c:v', 'libx264']),
  ],
  ['a wav of 0 s', 'empty', () => fileWith('talk.wav', wavHeader())],
  [
    'a film of too many pixels',
    'too_many_pixels',
    () => madeMedia('talk.mp4', [...picture(1, '4000x3000'), ...tone(1), '-preset', 'ultrafast', ...film]),
  ],
  ['noise behind a good beginning', 'unreadable', () => fileWith('talk.flac', `fLaC${'noise'.repeat(2_000)}`)],
] as const)('%s is unreadable: %s', async (_, reason, make) => {
  const file = await make();
  const directory = await testDirectory();
  const target = path.join(directory, 'talk.pcm');
  const decoding = decodeToPcm({ ...(await sourceOf(file)), target, maxSeconds: 60 });
  await expect(decoding).rejects.toMatchObject({ name: 'MediaUnreadable', reason });
  expect(await readdir(directory)).toEqual([]);
});

const mp4: MediaFormat = { demuxer: 'mov', contentType: 'video/mp4', kind: 'either' };

test.each([
  ['a playlist', (victim: string) => `#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:2,\n${victim}\n#EXT-X-ENDLIST\n`],
  ['a script', (victim: string) => `ffconcat version 1.0\nfile '${victim}'\n`],
])('%s with the name of an mp4 cannot read other files', async (_, hostile) => {
  const victim = await madeMedia('victim.ts', [...tone(2), '-c:a', 'mp2']);
  const file = path.join(path.dirname(victim), 'talk.mp4');
  for (const named of ['victim.ts', victim, `file:${victim}`]) {
    await writeFile(file, hostile(named));
    const target = path.join(await testDirectory(), 'talk.pcm');
    const decoding = decodeToPcm({ ffmpeg, source: file, format: mp4, target, maxSeconds: 60 });
    await expect(decoding).rejects.toMatchObject({ name: 'MediaUnreadable' });
    await expect(open(target)).rejects.toThrow('ENOENT');
  }
});

/** The level of a sine at half of full scale, dB. */
const toneLevel = 20 * Math.log10(0.5 / Math.SQRT2);

async function decoded(file: string, maxSeconds = 60) {
  const target = path.join(await testDirectory(), 'talk.pcm');
  const { duration, samples: count } = await decodeToPcm({ ...(await sourceOf(file)), target, maxSeconds });
  const bytes = await readFile(target);
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  expect(samples).toHaveLength(count);
  return { duration, samples, level: levelOf(samples.subarray(3_000, -3_000)) };
}

function levelOf(samples: Int16Array): number {
  const power = samples.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0) / samples.length;
  return 10 * Math.log10(power + 1e-12);
}

function wavHeader(): Buffer {
  const header = Buffer.from(
    'RIFF\u0024\0\0\0WAVEfmt \u0010\0\0\0\u0001\0\u0001\0\u0080\u003e\0\0\0\u007d\0\0\u0002\0\u0010\0data\0\0\0\0',
    'latin1',
  );
  return header;
}
