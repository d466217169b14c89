import { expect, test } from 'vitest';
import { commandAreaOf } from '#command-api/areas.ts';
import { nothingToForget } from '#command-api/command-area.ts';
import { type Areas, areas } from '#domain/areas.ts';
import { personalFields } from '#domain/personal-fields.ts';
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

/** Only authors write news, and `news.int.test.ts` erases one. */
const isMadeElsewhere = (area: string) => area === 'news';

const sealed = areas.filter(
  ({ name, streams }) =>
    !isMadeElsewhere(name) && streams.some(({ events }) => Object.keys(events).some((type) => type in personalFields)),
);

test.each(sealed)('infra/lab/testing/resources.ts makes something in $name, so that an erasure meets it', (area) => {
  expect(resources[area.name as keyof Areas]).toBeTypeOf('function');
});
