import { expect, test } from 'vitest';
import { demandsTls } from './smtp.ts';

test.each([
  ['smtp://mail.example:587', true],
  ['smtp://localhost.example:587', true],
  ['smtps://mail.example', true],
  ['smtp://mail.example?tls=false', false],
  ['smtp://localhost:25', false],
  ['smtp://127.0.0.1:25', false],
  ['smtp://[::1]:25', false],
])('%s requires TLS: %s', (url, isDemanded) => {
  expect(demandsTls(url)).toBe(isDemanded);
});
