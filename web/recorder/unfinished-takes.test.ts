import { expect, test } from 'vitest';
import type { LocalTake } from './take-store.ts';
import { unfinishedOf } from './unfinished-takes.ts';

const now = Date.parse('2026-11-23T10:00:00.000Z');
const local: LocalTake = {
  id: 'a',
  ownerId: 'ada',
  type: 'audio',
  contentType: 'audio/webm',
  fileName: 'a.webm',
  recordedAt: '2026-11-23T09:00:00.000Z',
  seconds: 30,
  peaks: [],
};
const changed = (at: string) => new Date(Date.parse(at) + 7 * 86_400_000).toISOString();
const server = {
  id: 'b',
  type: 'video' as const,
  recordedAt: '2026-11-23T09:30:00.000Z',
  seconds: 60,
  chunks: 60,
  chapters: [],
  presentationId: null,
  timestamps: [],
  deletedAt: changed('2026-11-23T09:31:00.000Z'),
};
const nobody = () => false;

test('lists takes of this device and of others together, newest first', () => {
  const found = unfinishedOf({ local: [local], server: [server], isHeld: nobody, now });
  expect(found.map(({ id, arrived }) => [id, arrived])).toEqual([
    ['b', 60],
    ['a', 0],
  ]);
});

test('shows a take that is here and on the server once', () => {
  const found = unfinishedOf({ local: [local], server: [{ ...server, id: 'a' }], isHeld: nobody, now });
  expect(found).toMatchObject([{ id: 'a', local, arrived: 60, seconds: 60 }]);
});

test('uses the longer list of chapters from device and server', () => {
  const chaptersOf = (here: readonly number[], there: number[]) =>
    unfinishedOf({
      ...{ local: [{ ...local, chapters: here }], server: [{ ...server, id: 'a', chapters: there }] },
      ...{ isHeld: nobody, now },
    })[0]?.chapters;
  expect(chaptersOf([2, 8], [2])).toEqual([2, 8]);
  expect(chaptersOf([2], [2, 8])).toEqual([2, 8]);
  const [elsewhere] = unfinishedOf({ local: [], server: [{ ...server, chapters: [3] }], isHeld: nobody, now });
  expect(elsewhere?.chapters).toEqual([3]);
});

test('uses the longer list of slide changes from device and server, with their deck', () => {
  const [first, second] = [
    { offset: 0, slideIndex: 0 },
    { offset: 8, slideIndex: 1 },
  ];
  const presentationId = 'd'.repeat(32);
  const known = { ...server, id: 'a', presentationId, timestamps: [first, second] };
  const here = { ...local, timestamps: [first] };
  const [found] = unfinishedOf({ local: [here], server: [known], isHeld: nobody, now });
  expect(found).toMatchObject({ presentationId, timestamps: [first, second] });
});

test('leaves out a take that a window has open', () => {
  expect(unfinishedOf({ local: [local], server: [], isHeld: (id) => id === 'a', now })).toEqual([]);
});

test('leaves out a take that another device still records', () => {
  const running = { ...server, deletedAt: changed('2026-11-23T09:59:30.000Z') };
  expect(unfinishedOf({ local: [], server: [running], isHeld: nobody, now })).toEqual([]);
});
