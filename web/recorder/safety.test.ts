import { expect, test } from 'vitest';
import { safetyOf } from './safety.ts';

const whole = { onDevice: true, stored: 10, chunks: 10, arrived: 9, refused: false, isLate: false };
const nothing = { ...whole, stored: 0, chunks: 0, arrived: 0 };

test.each([
  ['what is stored and sent is safe everywhere', whole, 'everywhere'],
  ['without the network it is safe on the device', { ...whole, arrived: 3 }, 'device'],
  ['what the server refuses is safe on the device', { ...whole, refused: true }, 'device'],
  ['with a full disk it is safe on the server', { ...whole, onDevice: false }, 'server'],
  ['where the device does not answer it is safe on the server', { ...whole, stored: 0 }, 'server'],
  ['what the server alone has is safe there', { ...nothing, arrived: 12 }, 'server'],
  ['with a full disk and without the network it is safe nowhere', { ...whole, onDevice: false, arrived: 3 }, 'nowhere'],
  ['where nothing is recorded yet, nothing is safe yet', nothing, 'begins'],
  ['the first second is on its way', { ...nothing, chunks: 1 }, 'begins'],
  ['where the browser gives nothing for seconds, nothing is safe', { ...nothing, isLate: true }, 'nowhere'],
  ['where neither takes the first seconds, they are safe nowhere', { ...nothing, chunks: 2, isLate: true }, 'nowhere'],
] as const)('%s', (_name, keeping, safety) => {
  expect(safetyOf(keeping)).toBe(safety);
});
