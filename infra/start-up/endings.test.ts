import { expect, test } from 'vitest';
import { endings } from './endings.ts';

test('closes each resource once, the last opened first', async () => {
  const closed: string[] = [];
  const { atEnd, stop, isStopping } = endings();
  for (const name of ['database', 'server']) atEnd(async () => void closed.push(name));
  expect(isStopping()).toBe(false);
  await Promise.all([stop(), stop()]);
  expect(closed).toEqual(['server', 'database']);
  expect(isStopping()).toBe(true);
});

test('closes resources that a start opens during its end, before their dependencies', async () => {
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
