import { expect, test } from 'vitest';
import { allEvents } from './all-events.ts';
import { areas } from './areas.ts';
import type { Message, Recorded } from './kernel/message.ts';
import { currentSchema, upcast } from './kernel/upcasting.ts';
import { upcasters } from './upcasters.ts';

const kinds = areas.flatMap(({ streams }) => streams);
const samples: readonly Message[] = Object.values(Object.assign({}, ...kinds.map((kind) => kind.samples)));
const oldSamples = areas.flatMap((area) => area.oldSamples ?? []);
const written = [
  ...samples.map((sample) => ({ ...sample, schema: currentSchema(sample.type, upcasters) })),
  ...oldSamples,
];

test.each(written)('$type of version $schema is read as stored', (sample) => {
  const { type, data } = upcast(stored(sample), upcasters);
  expect(allEvents).toHaveProperty(type);
  expect(allEvents[type]?.parse(data)).toEqual(data);
});

test.each(Object.keys(allEvents))('%s has words in domain/<its area>/contract/event-words.ts', (type) => {
  const words = Object.assign({}, ...areas.map(({ eventWords }) => eventWords))[type];
  expect(words).toMatchObject({ de: expect.stringMatching(/./), en: expect.stringMatching(/./) });
  const sample = samples.find((one) => one.type === type);
  for (const locale of ['de', 'en'] as const)
    expect(words.detail?.(sample?.data, locale) ?? 'nothing to add').toMatch(/^(?!.*(undefined|\[object)).*\w/s);
});

test('names of events, kinds of streams and calls are unique across areas', () => {
  const types = kinds.flatMap(({ events }) => Object.keys(events));
  // Addresses and usernames share the event types of reservations.
  const shared = ['ValueReserved', 'ValueReleased'];
  expect(types.filter((type, index) => types.indexOf(type) !== index)).toEqual(shared);
  const categories = kinds.map(({ category }) => category);
  expect(categories).toEqual([...new Set(categories)]);
  const calls = areas.flatMap(({ commands, uploads, queries }) => Object.keys({ ...commands, ...uploads, ...queries }));
  expect(calls).toEqual([...new Set(calls)]);
});

test('every version of every event has a stored sample', () => {
  const versions = Object.keys({ ...allEvents, ...upcasters }).flatMap((type) => {
    const isWritten = type in allEvents;
    const count = currentSchema(type, upcasters) - (isWritten ? 0 : 1);
    return Array.from({ length: count }, (_, index) => `${type} ${index + 1}`);
  });
  const found = written.map(({ type, schema }) => `${type} ${schema}`);
  expect([...new Set(found)].sort()).toEqual(versions.sort());
});

test.each(Object.keys({ ...allEvents, ...upcasters }))('%s can be upgraded from each version to the next', (type) => {
  const steps = Object.keys(upcasters[type] ?? {}).map(Number);
  expect(steps).toEqual(Array.from({ length: currentSchema(type, upcasters) - 1 }, (_, index) => index + 1));
});

const stored = ({ schema, ...event }: Message & { schema: number }) =>
  ({ ...event, metadata: { schema } }) as unknown as Recorded;
