import { expect, test } from 'vitest';
import { safetyOf } from './safety.ts';

const whole = { onDevice: true, chunks: 10, arrived: 9, refused: false };

test.each([
  ['what is stored and sent is safe everywhere', whole, 'everywhere'],
  ['without the network it is safe on the device', { ...whole, arrived: 3 }, 'device'],
  ['what the server refuses is safe on the device', { ...whole, refused: true }, 'device'],
  ['with a full disk it is safe on the server', { ...whole, onDevice: false }, 'server'],
  ['with a full disk and without the network it is safe nowhere', { ...whole, onDevice: false, arrived: 3 }, 'nowhere'],
] as const)('%s', (_name, keeping, safety) => {
  expect(safetyOf(keeping)).toBe(safety);
});
