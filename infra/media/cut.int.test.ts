import path from 'node:path';
import { expect, test } from 'vitest';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { ffmpeg, madeMedia, picture, sourceOf, tone } from '#infra/lab/testing/test-media.ts';
import { cutMedia } from './cut.ts';
import { decodeToPcm } from './decode.ts';

const keyed = ['-c:v', 'libvpx', '-g', '10'];

test.each([
  ['sound of Chrome', 'take.webm', [...tone(10), '-c:a', 'libopus', '-live', '1']],
  ['a film of Chrome', 'take.webm', [...picture(10), ...tone(10), ...keyed, '-c:a', 'libopus', '-live', '1']],
  ['sound of Safari', 'take.mp4', [...tone(10), '-c:a', 'aac', '-movflags', '+frag_keyframe+empty_moov']],
  ['sound of Firefox', 'take.ogg', [...tone(10), '-c:a', 'libopus']],
])('cuts %s at both ends', async (_name, name, options) => {
  const whole = await sourceOf(await madeMedia(name, options));
  const directory = await testDirectory();
  const target = path.join(directory, name);
  await cutMedia({ ...whole, from: 3, to: 7.5, target });
  const left = await sourceOf(target);
  expect(left.format).toEqual(whole.format);
  const { duration } = await decodeToPcm({ ...left, ffmpeg, target: path.join(directory, 'left.pcm'), maxSeconds: 60 });
  expect(duration).toBeGreaterThan(4.3);
  expect(duration).toBeLessThan(4.7);
});
