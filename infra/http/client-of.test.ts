import { expect, test } from 'vitest';
import { clientOf } from './client-of.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0';

test.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) ${webkit} Mobile/15E148 Safari/604.1`,
    'Safari',
    'iOS',
    'phone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox', 'Linux', 'desktop'],
  ['node', null, null, 'other'],
  ['', null, null, 'other'],
  [null, null, null, 'other'],
])('%s', (userAgent, browser, system, device) => {
  expect(clientOf(userAgent)).toEqual({ browser, system, device });
});
