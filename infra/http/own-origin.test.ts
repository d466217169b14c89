import { expect, test } from 'vitest';
import { isOwnOrigin } from './own-origin.ts';

test.each([
  ['https://rostra.example', 'rostra.example', 'https://rostra.example', true],
  ['https://rostra.example', 'another', 'https://rostra.example/', true],
  // A proxy passes on the client's header: with the setting PUBLIC_URL it is ignored.
  ['https://evil.example', 'evil.example', 'https://rostra.example', false],
  ['http://rostra.example', 'rostra.example', 'https://rostra.example', false],
  ['http://localhost:3000', 'localhost:3000', undefined, true],
  ['http://localhost:80', 'localhost', undefined, true],
  ['http://localhost:81', 'localhost', undefined, false],
  ['http://localhost.evil.example', 'localhost', undefined, false],
  ['null', 'localhost', undefined, false],
  ['http://localhost', undefined, undefined, false],
])('a page of %s, with the host %s and PUBLIC_URL %s, is ours: %s', (origin, host, publicUrl, isOurs) => {
  expect(isOwnOrigin(origin, host, publicUrl)).toBe(isOurs);
});
