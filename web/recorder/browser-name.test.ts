import { expect, test } from 'vitest';
import { browserOf } from './browser-name.ts';

const kit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['chrome', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${kit} Chrome/140.0.0.0 Safari/537.36`],
  ['edge', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${kit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
  [
    'safari',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
  ],
  [
    'iphone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
  ],
  ['android', `Mozilla/5.0 (Linux; Android 10; K) ${kit} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['other', 'curl/8.0'],
])('recognises %s', (name, userAgent) => {
  expect(browserOf(userAgent)).toBe(name);
});
