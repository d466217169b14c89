import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('escapes markup in a name', () => {
  expect(escapeHtml(`<img src=x onerror="alert('&')">`)).toBe(
    '&lt;img src=x onerror=&quot;alert(&#39;&amp;&#39;)&quot;&gt;',
  );
});
