import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { LongText, LongWrittenText } from './long-text.tsx';

afterEach(cleanup);

const paragraph = (length: number) => 'Satz '.repeat(length / 5).trim();

test('shows a text of 300 characters whole', () => {
  render(<LongText text={paragraph(300)} />, { wrapper: InApp });
  expect(screen.queryByRole('button')).toBeNull();
});

test('cuts a longer text at a word, and shows the rest on demand', () => {
  render(<LongText text={`${paragraph(300)} und das Ende`} />, { wrapper: InApp });
  expect(screen.getByRole('paragraph').textContent).toContain('Satz …');
  fireEvent.click(screen.getByRole('button', { name: 'Mehr zeigen' }));
  expect(screen.getByRole('paragraph').textContent).toContain('und das Ende');
  fireEvent.click(screen.getByRole('button', { name: 'Weniger zeigen' }));
  expect(screen.getByRole('paragraph').textContent).not.toContain('und das Ende');
});

test('keeps the formatting of a cut text, and renders nothing after the cut', () => {
  const text = `<h2>Ziel</h2><ul><li><p><strong>${paragraph(200)}</strong></p></li><li><p>${paragraph(200)}</p></li></ul><p>Ende</p>`;
  render(<LongWrittenText text={text} />, { wrapper: InApp });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Ziel');
  const [first, second] = screen.getAllByRole('listitem').map((item) => item.textContent ?? '');
  expect([first, second?.endsWith('Satz …')]).toEqual([paragraph(200), true]);
  expect(screen.queryByText('Ende')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Mehr zeigen' }));
  expect(screen.getByText('Ende')).toBeTruthy();
});

test('shows a short formatted text and a plain text with a link whole', () => {
  render(
    <>
      <LongWrittenText text="<p>Vier <em>Wochen</em></p>" />
      <LongWrittenText text="Mehr auf https://example.org/kurs." />
    </>,
    { wrapper: InApp },
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Wochen').tagName).toBe('EM');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.org/kurs');
});
