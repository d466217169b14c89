import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('a name cannot become markup', () => {
  expect(escapeHtml(`<img src=x onerror="alert('&')">`)).toBe(
    '&lt;img src=x onerror=&quot;alert(&#39;&amp;&#39;)&quot;&gt;',
  );
});
