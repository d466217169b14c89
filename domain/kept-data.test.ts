import { expect, test } from 'vitest';
import { areas } from './areas.ts';
import type { StreamKind } from './kernel/area.ts';
import { DataKind } from './kernel/kept-data.ts';
import { personalFields } from './personal-fields.ts';

const isSealed = ({ events }: StreamKind) => Object.keys(events).some((type) => Object.hasOwn(personalFields, type));
const hasOwner = ({ ownerInId, ownerInEvent }: StreamKind) => ownerInId !== undefined || ownerInEvent !== undefined;

const streamsOf = ({ streams }: (typeof areas)[number]): readonly StreamKind[] => streams;
const isAboutPeople = (area: (typeof areas)[number]) =>
  streamsOf(area).some((kind) => isSealed(kind) || hasOwner(kind));

test.each(areas.filter(isAboutPeople))('$name declares its data about people', ({ keeps }) => {
  expect(keeps.length).toBeGreaterThan(0);
});

// Without an owner, the export of a person's data leaves the stream out.
test.each(areas.flatMap(streamsOf).filter(isSealed))(
  'the declaration of streams $category says their owner: ownerInId or ownerInEvent',
  (kind) => {
    expect(hasOwner(kind)).toBe(true);
  },
);

test('each kind of data is kept by one area', () => {
  const kinds = areas.flatMap(({ keeps }) => keeps.map(({ data }) => data));
  expect(kinds.toSorted()).toEqual([...DataKind.options].toSorted());
});

test('a company sees neither the words of its employees nor their results', () => {
  const readable = areas.flatMap(({ keeps }) => keeps.filter(({ readers }) => readers.includes('company')));
  expect(readable.map(({ data }) => data)).toEqual(['account', 'membership', 'activity_counts']);
});
