import { expect, test } from 'vitest';
import { areas } from './areas.ts';
import type { StreamKind } from './kernel/area.ts';
import { DataKind } from './kernel/kept-data.ts';
import { personalFields } from './personal-fields.ts';

const isAboutPeople = ({ streams }: (typeof areas)[number]) =>
  streams.some(({ events, ownerInId, ownerInEvent }) => {
    const isSealed = Object.keys(events).some((type) => Object.hasOwn(personalFields, type));
    return isSealed || ownerInId !== undefined || ownerInEvent !== undefined;
  });

test.each(areas.filter(isAboutPeople))('$name declares its data about people', ({ keeps }) => {
  expect(keeps.length).toBeGreaterThan(0);
});

const sealed = areas
  .flatMap(({ streams }): readonly StreamKind[] => streams)
  .filter(({ events }) => Object.keys(events).some((type) => Object.hasOwn(personalFields, type)));

// Without an owner, the export of a person's data leaves the stream out.
test.each(sealed)('the declaration of streams $category says their owner: ownerInId or ownerInEvent', (kind) => {
  expect(kind.ownerInId ?? kind.ownerInEvent).toBeDefined();
});

test('each kind of data is kept by one area', () => {
  const kinds = areas.flatMap(({ keeps }) => keeps.map(({ data }) => data));
  expect(kinds.toSorted()).toEqual([...DataKind.options].toSorted());
});

test('a company sees neither the words of its employees nor their results', () => {
  const readable = areas.flatMap(({ keeps }) => keeps.filter(({ readers }) => readers.includes('company')));
  expect(readable.map(({ data }) => data)).toEqual(['account', 'membership', 'activity_counts']);
});
