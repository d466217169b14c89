import { expect, test } from 'vitest';
import { cardPages } from './card-pages.ts';

test('a short note is one card, an empty one is none', () => {
  expect(cardPages(' Drei Gründe\n')).toEqual(['Drei Gründe']);
  expect(cardPages('  ')).toEqual([]);
});

test('no word is lost or cut between cards', () => {
  const text = Array.from({ length: 120 }, (_, index) => `Wort${index}`).join(' ');
  const pages = cardPages(text);
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.join(' ')).toBe(text);
  for (const page of pages) expect(page.length).toBeLessThanOrEqual(210);
});
