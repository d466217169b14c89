import { expect, test } from 'vitest';
import { safePage } from './safe-html.ts';

const file = 'f'.repeat(32);

test('keeps plain text', () => {
  expect(safePage('1 < 2, und <b> ist kein HTML')).toBe('1 < 2, und <b> ist kein HTML');
});

test.each([
  ['<p onclick="x()">Hier<script>alert(1)</script></p>', '<p>Hier</p>'],
  ['<p><a href="javascript:x()">a</a></p>', '<p><a>a</a></p>'],
  [
    `<img src="https://evil.example/x.png" onerror="x()" data-file="${file}" alt="Kurve">`,
    `<img data-file="${file}" alt="Kurve" />`,
  ],
  ['<p>Bild</p><img src="https://evil.example/x.png">', '<p>Bild</p>'],
  [
    '<table style="x"><tbody><tr><td colspan="9">a</td></tr></tbody></table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  [
    '<figure data-video="https://youtu.be/dQw4w9WgXcQ?si=1"></figure>',
    '<figure data-video="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></figure>',
  ],
  ['<p>Film</p><figure data-video="https://evil.example/"></figure>', '<p>Film</p>'],
  ['<p><br></p>', ''],
])('removes what is harmful from %s', (html, safe) => expect(safePage(html)).toBe(safe));
