import { expect, test } from 'vitest';
import type { Recorded } from './message.ts';
import { currentSchema, type Upcasters, upcast } from './upcasting.ts';

const upcasters: Upcasters = {
  PriceSet: {
    1: ({ price }: { price: number }) => ({ data: { cents: price * 100 } }),
    2: ({ cents }: { cents: number }) => ({ data: { cents, currency: 'EUR' } }),
  },
  ElementAdded: { 1: ({ text }: { text: string }) => ({ type: 'ElementAdded_v2', data: { title: text } }) },
  GoalSet: { 1: () => ({ type: 'GoalSet', data: {} }), 2: () => ({ data: { steps: [] } }) },
  ElementAdded_v2: { 1: ({ title }: { title: string }) => ({ data: { title, points: 0 } }) },
};

test('upgrades an old event to today’s version, step by step', () => {
  expect(read('PriceSet', 1, { price: 7 })).toEqual({
    type: 'PriceSet',
    schema: 3,
    data: { cents: 700, currency: 'EUR' },
  });
  expect(read('PriceSet', 2, { cents: 700 })).toEqual(read('PriceSet', 1, { price: 7 }));
});

test('a renamed event becomes the first version of the new name', () => {
  const data = { title: 'Einstieg', points: 0 };
  expect(read('ElementAdded', 1, { text: 'Einstieg' })).toEqual({ type: 'ElementAdded_v2', schema: 2, data });
});

test('a step that gives an event the name that it has is a step like any other', () => {
  expect(read('GoalSet', 1, {})).toEqual({ type: 'GoalSet', schema: 3, data: { steps: [] } });
});

test.each([
  ['of today', 'PriceSet', 3],
  ['of a version to come', 'PriceSet', 9],
  ['of a type that nobody knows', 'SeminarLaunched', 1],
  ['named like something that every object has', 'constructor', 1],
])('an event %s stays unchanged', (_what, type, schema) => {
  const event = stored(type, schema, { any: 'thing' });
  expect(upcast(event, upcasters)).toBe(event);
});

test('keeps metadata, position and cause', () => {
  const event = stored('PriceSet', 1, { price: 7 });
  const { type: _, data: __, metadata, ...place } = upcast(event, upcasters);
  expect(event).toMatchObject(place);
  expect({ ...metadata, schema: 1 }).toEqual(event.metadata);
});

test('does not change the stored event', () => {
  const event = Object.freeze(stored('PriceSet', 1, Object.freeze({ price: 7 })));
  upcast(event, upcasters);
  expect(event).toEqual(stored('PriceSet', 1, { price: 7 }));
});

test('writes events in the latest version', () => {
  expect(
    ['PriceSet', 'ElementAdded_v2', 'SeminarLaunched', 'toString'].map((type) => currentSchema(type, upcasters)),
  ).toEqual([3, 2, 1, 1]);
});

function read(type: string, schema: number, data: unknown) {
  const { metadata, ...event } = upcast(stored(type, schema, data), upcasters);
  return { type: event.type, schema: metadata.schema, data: event.data };
}

function stored(type: string, schema: number, data: unknown): Recorded {
  const id = '0198f0a1-b2c3-7d4e-8f90-a1b2c3d4e5f6';
  const cause = { correlationId: id, causationId: id, commandId: id, commandHash: '' };
  const metadata = { ...cause, actor: { kind: 'user', id: 'ada' }, at: '2026-10-01T09:00:00.000Z', schema } as const;
  return { type, data, id, stream: 'seminar-1', revision: 0, position: 1n, metadata };
}
