import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { fileWith, madeMedia, picture, sourceOf, tone } from '#infra/lab/testing/test-media.ts';
import { decodeToPcm } from './decode.ts';
import { findFfmpeg } from './ffmpeg-path.ts';

/** Every ffmpeg that a start could find on this machine. */
const found = await Promise.all([{ setting: process.env.FFMPEG_PATH }, {}, { searchPath: '' }].map(findFfmpeg));
const programs = new Map(found.flatMap(({ ffmpeg }) => (ffmpeg ? [[ffmpeg.path, ffmpeg]] : [])));

async function decoded(ffmpeg: string, file: string) {
  const directory = await testDirectory();
  const target = path.join(directory, 'talk.pcm');
  const limits = { wallMs: 60_000 };
  try {
    await decodeToPcm({ ...(await sourceOf(file)), ffmpeg, target, maxSeconds: 60, limits });
    return 'decoded';
  } catch (error) {
    expect(await readdir(directory)).toEqual([]);
    return (error as { reason?: string; fault?: string }).reason ?? (error as { fault?: string }).fault;
  }
}

const film = ['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-c:a', 'aac', '-shortest'];
const whole: Readonly<Record<string, readonly string[]>> = {
  'talk.wav': tone(1),
  'talk.mp3': tone(1),
  'talk.flac': tone(1),
  'talk.ogg': [...tone(1), '-c:a', 'libvorbis'],
  'talk.m4a': tone(1),
  'talk.mp4': [...picture(1), ...tone(1), ...film],
};
const ends = [
  'decoded',
  'unreadable',
  'truncated',
  'no_audio',
  'empty',
  'too_long',
  'too_many_pixels',
  'exit',
  'signal',
];

test.each([...programs.values()])(
  '$source $version: ends within its limits on files with changed bytes',
  async ({ path: ffmpeg }) => {
    for (const [name, options] of Object.entries(whole)) {
      const content = await readFile(await madeMedia(name, options));
      const change = fc.tuple(fc.nat(content.length - 1), fc.nat(255));
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 60 }), async (changes) => {
          const damaged = Buffer.from(content);
          // `sniff` looks at the first bytes before ffmpeg runs.
          for (const [at, byte] of changes) if (at > 64) damaged[at] = byte;
          expect(ends).toContain(await decoded(ffmpeg, await fileWith(name, damaged)));
        }),
        { numRuns: 5 },
      );
    }
  },
  170_000,
);

test.each([...programs.values()])(
  '$source $version: does not run decoders that recordings do not need',
  async ({ path: ffmpeg }) => {
    const rare = await madeMedia('talk.wav', [...tone(1), '-ar', '8000', '-ac', '1', '-c:a', 'g726']);
    expect(await decoded(ffmpeg, rare)).toBe('unreadable');
  },
);

test.each([...programs.values()])(
  '$source $version: decodes the sound beside a picture that is not decoded',
  async ({ path: ffmpeg }) => {
    const film = await madeMedia('talk.mp4', [
      ...picture(1),
      ...tone(1),
      '-strict',
      '-2',
      '-c:v',
      'png',
      '-c:a',
      'aac',
    ]);
    expect(await decoded(ffmpeg, film)).toBe('decoded');
  },
);
