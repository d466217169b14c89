import { expect, test } from 'vitest';
import { resendHandles } from './resend-handles.ts';

const handles = resendHandles(Buffer.alloc(32, 1));
const ada = 'a'.repeat(32);
const hour = 3_600_000;

test('a handle is valid for a day', () => {
  const handle = handles.issue(ada, 0);
  expect(handles.read(handle, 24 * hour - 1)).toBe(ada);
  expect(handles.read(handle, 24 * hour)).toBeUndefined();
});

test.each([
  ['another person', (handle: string) => handle.replace(ada, 'b'.repeat(32))],
  ['a longer life', (handle: string) => handle.replace(String(24 * hour), String(48 * hour))],
  ['no seal', (handle: string) => handle.split('.').slice(0, 2).join('.')],
  ['another seal', (handle: string) => `${handle.slice(0, -1)}${handle.endsWith('A') ? 'B' : 'A'}`],
  ['nothing', () => ''],
])('refuses a handle with %s', (_what, forge) => {
  expect(handles.read(forge(handles.issue(ada, 0)), 1)).toBeUndefined();
});

test('refuses a handle of another installation', () => {
  expect(handles.read(resendHandles(Buffer.alloc(32, 2)).issue(ada, 0), 1)).toBeUndefined();
});
