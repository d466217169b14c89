import { expect, test } from 'vitest';
import { dispositionOf } from './send-blob.ts';
import { byteRange } from './send-blob-range.ts';

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
])('of 100 bytes, %s is a range', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

test.each(['bytes=100-', 'bytes=-0', `bytes=${'9'.repeat(40)}-`])('of 100 bytes, %s is out of range', (header) => {
  expect(byteRange(header, 100)).toBe('unsatisfiable');
});

test('has no range in an empty file', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(byteRange('bytes=-1', 0)).toBe('unsatisfiable');
  expect(byteRange(undefined, 0)).toBe('whole');
});

test.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=5-1', 'bytes=0-1,5-6', 'bytes=a-b', 'items=0-1', 'bytes=1e3-'])(
  'answers the header %s with the whole file',
  (header) => {
    expect(byteRange(header, 100)).toBe('whole');
  },
);

test('keeps all letters of a file name, and escapes it in the header', () => {
  expect(dispositionOf(undefined)).toBe('inline');
  expect(dispositionOf('Rede.mp4')).toBe('attachment; filename=Rede.mp4');
  expect(dispositionOf('Äpfel (1).mp4')).toBe(
    `attachment; filename="?pfel (1).mp4"; filename*=UTF-8''%C3%84pfel%20%281%29.mp4`,
  );
  expect(dispositionOf('a"; filename="b\r\nset-cookie: x\u202E\uD800')).toMatch(
    /^attachment; filename="(?:[^"\\\r\n]|\\["\\])*"(?:; filename\*=UTF-8''[!-~]*)?$/,
  );
  expect(dispositionOf('../../etc/passwd')).not.toContain('/');
});
