import { expect, test } from 'vitest';
import { commandAreaOf } from '#command-api/areas.ts';
import { nothingToForget } from '#command-api/command-area.ts';
import { type Areas, areas } from '#domain/areas.ts';
import { areas as projections } from '#projections/areas.ts';
import { resources } from '../testing/resources.ts';

/** Kinds of retention that need no deletion, because the sealed data in the log becomes unreadable. */
const staying = ['log', 'law'];

const forgetting = areas.filter(({ keeps }) => keeps.some(({ until }) => !staying.includes(until)));

test.each(forgetting)('$name forgets what it keeps: by `forget`, or by UserErased among its rows’ events', (area) => {
  const { forget } = commandAreaOf(area);
  const isEmpty = forget === nothingToForget || /\{\s*\}$/.test(String(forget));
  const rows = projections.find(({ schema }) => schema === area.name);
  expect(!isEmpty || Object.hasOwn(rows?.events ?? {}, 'UserErased')).toBe(true);
});

/** Areas that keep something about people, and yet `resources.ts` makes nothing in them. */
const otherwiseTried: Readonly<Partial<Record<keyof Areas, string>>> = {
  privacy: '`data-export.int.test.ts` makes archives',
  news: 'only authors write; `news.int.test.ts` erases one',
  showcase: 'it holds only ids of videos in `watched-<person>`',
  notifications: 'things in other areas cause them',
  quotas: 'every upload uses one',
  history: 'only auditors look anything up',
  product: '`contact.int.test.ts` writes messages',
};

const keeping = areas.filter(({ name, keeps }) => keeps.length > 0 && !(name in otherwiseTried));

test.each(keeping)('infra/lab/testing/resources.ts makes something in $name, so that an erasure meets it', (area) => {
  expect(resources[area.name as keyof Areas]).toBeTypeOf('function');
});
