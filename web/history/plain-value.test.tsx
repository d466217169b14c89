import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InApp } from '../lib/in-app-of-tests.tsx';
import { PlainValue } from './plain-value.tsx';
import { ShownStream } from './shown-stream.ts';
import { ShownCategory } from './words.ts';

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
  ['<p>Vier <em>Wochen</em></p><p>Üben</p>', 'Vier Wochen Üben'],
  [{ by: 'person', media: { size: 12 } }, 'Durch: von Hand, Aufnahme › Größe in Byte: 12'],
  [[1, { by: 'person' }], '[1,{"by":"person"}]'],
  [
    { id: 'a', title: 'Warum Menschen zuhören', content: { type: 'read_text' } },
    '„Warum Menschen zuhören“ (Text lesen)',
  ],
  [
    [
      { id: 'a', title: 'Grundlagen' },
      { id: 'b', title: 'Üben' },
    ],
    '„Grundlagen“; „Üben“',
  ],
  [[{ id: 'a', type: 'read_text', shared: false, ratings: {}, offset: 3 }], 'Art: Text lesen, Beginn in Sekunden: 3'],
])('%j reads as %s', (value, text) => {
  const shown = (
    <ShownCategory value="session">
      <PlainValue value={value} />
    </ShownCategory>
  );
  const { container } = render(shown, { wrapper: InApp });
  expect(container.textContent).toBe(text);
});

test('a fixed value with a time reads as words and a date', () => {
  const read = (value: string) => render(<PlainValue value={value} />, { wrapper: InApp }).container.textContent;
  const time = '2026-08-01T08:00:00.000Z';
  expect(read(`missed ${time}`)).toBe(`verpasst ${read(time)}`);
  expect(read(time)).not.toContain(time);
});

test('a fixed value reads as words, unless a person typed it', () => {
  const read = (path: readonly string[]) =>
    render(<PlainValue value="relaxed" path={path} />, { wrapper: InApp }).container.textContent;
  expect(read(['analysisClass'])).toBe('in Ruhe');
  expect(read(['name'])).toBe('relaxed');
});

test.each([
  ['filler_56', 'Füllwort bei Wort 57'],
  ['2026-11-21T09:12:00.000Z', '21.11.2026, 09:12:00'],
  ['0123456789abcdef0123456789abcdef', '01234567…'],
  [0.123456, '0,123'],
])('%j is formatted for readers, and exact in the details', (value, text) => {
  const { container, rerender } = render(<PlainValue value={value} />, { wrapper: InApp });
  expect(container.textContent).toBe(text);
  rerender(
    <ShownStream value={{ named: new Map(), isExact: true }}>
      <PlainValue value={value} />
    </ShownStream>,
  );
  if (value !== 'filler_56') expect(container.textContent).toBe(String(value));
});

test('an id reads as the name of its stream', () => {
  const id = '0123456789abcdef0123456789abcdef';
  const ada = { id, stream: `user-${id}`, category: 'user', title: 'Ada Lovelace', erased: false };
  const named = new Map([[id, ada]]);
  const { getByRole } = render(
    <ShownStream value={{ named, isExact: false }}>
      <PlainValue value={id} />
    </ShownStream>,
    { wrapper: InApp },
  );
  expect(getByRole('link', { name: 'Ada Lovelace' }).getAttribute('href')).toBe(`/audit/streams/user-${id}`);
});
