import { expect, test } from 'vitest';
import { endings } from './endings.ts';

test('what was opened last is closed first, each once', async () => {
  const closed: string[] = [];
  const { atEnd, stop, isStopping } = endings();
  for (const name of ['database', 'server']) atEnd(async () => void closed.push(name));
  expect(isStopping()).toBe(false);
  await Promise.all([stop(), stop()]);
  expect(closed).toEqual(['server', 'database']);
  expect(isStopping()).toBe(true);
});

test('what a start opens while it is told to end is closed too, before what it needs', async () => {
  const closed: string[] = [];
  const { atEnd, stop } = endings();
  atEnd(async () => void closed.push('database'));
  atEnd(async () => {
    atEnd(async () => void closed.push('workers'));
    closed.push('server');
  });
  await stop();
  expect(closed).toEqual(['server', 'workers', 'database']);
});
