import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { WrittenText } from './written-text.tsx';

const file = { id: 'f'.repeat(32), name: 'Gliederung.pdf', contentType: 'application/pdf', url: '/api/Media?x=1' };

test('keeps the lines of plain text, and links a bare address without the full stop after it', () => {
  show('Lesen Sie https://example.org/a?b=1.\nDann weiter.');
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('https://example.org/a?b=1');
  expect(link.parentElement?.textContent).toBe('Lesen Sie https://example.org/a?b=1.\nDann weiter.');
});

test('shows a table, a file and a video, and drops unknown tags', () => {
  show(`<p>Hier</p><table><tbody><tr><th>Woche</th></tr></tbody></table><p><a data-file="${file.id}">Datei</a></p>
    <figure data-video="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></figure><img data-file="${'0'.repeat(32)}">
    <script>alert(1)</script>`);
  expect(screen.getByRole('columnheader', { name: 'Woche' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Datei' }).getAttribute('href')).toBe(file.url);
  expect(screen.getByRole('button', { name: 'Video laden' })).toBeTruthy();
  expect(document.querySelector('iframe, img, script')).toBeNull();
});

afterEach(cleanup);

const show = (text: string) => render(<WrittenText text={text} files={[file]} />, { wrapper: InApp });
