import { expect, test } from 'vitest';
import { pcmFromArray } from '../pcm.ts';
import { scanSound } from '../scan/scan-sound.ts';
import { clippingIn } from './clipping.ts';

const rate = 16_000;

test('a peak at full scale is not clipped', async () => {
  expect(await clipping(sound(3, [{ at: 1, samples: 1 }]))).toEqual({ share: 0, moments: [] });
});

test('counts flat tops on both sides, and reports neighbours as one moment', async () => {
  const session = sound(8, [
    { at: 1, samples: 4 },
    { at: 1.5, samples: -4 },
    { at: 6, samples: 8 },
  ]);
  const { share, moments } = await clipping(session);
  expect(share).toBe(16 / (8 * rate));
  expect(moments).toEqual([
    { offset: 1, duration: 0.505 },
    { offset: 6, duration: 0.005 },
  ]);
});

test('finds a flat top across the edge of two blocks', async () => {
  const { share } = await clipping(sound(2, [{ at: 1 - 2 / rate, samples: 4 }]));
  expect(share).toBe(4 / (2 * rate));
});

test('an empty recording has no clipping', async () => {
  expect(await clipping(new Float32Array(0))).toEqual({ share: 0, moments: [] });
});

async function clipping(samples: Float32Array) {
  return clippingIn(await scanSound(pcmFromArray(samples, rate)));
}

/** Silence with clipped peaks; a negative number of samples makes a negative peak. */
function sound(seconds: number, tops: readonly Readonly<{ at: number; samples: number }>[]): Float32Array {
  const session = new Float32Array(seconds * rate);
  for (const { at, samples } of tops) {
    const from = Math.round(at * rate);
    session.fill(Math.sign(samples), from, from + Math.abs(samples));
  }
  return session;
}
