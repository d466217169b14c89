import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { PlainValue } from './plain-value.tsx';

afterEach(cleanup);

test.each([
  [0, '0'],
  [202_611, '202611'],
  [false, 'nein'],
  ['', 'leer'],
  [[], 'leer'],
  [{}, 'leer'],
  [undefined, 'nicht vorhanden'],
  [['a', 'b'], 'a, b'],
  [{ by: 'person', media: { size: 12 } }, 'Durch: von Hand, Aufnahme › Größe in Byte: 12'],
  [[1, { by: 'person' }], '[1,{"by":"person"}]'],
])('%j reads as %s', (value, text) => {
  const { container } = render(<PlainValue value={value} />, { wrapper: InApp });
  expect(container.textContent).toBe(text);
});

test('a fixed value reads as its words, unless a person typed it', () => {
  const read = (path: readonly string[]) =>
    render(<PlainValue value="relaxed" path={path} />, { wrapper: InApp }).container.textContent;
  expect(read(['analysisClass'])).toBe('in Ruhe');
  expect(read(['name'])).toBe('relaxed');
});
