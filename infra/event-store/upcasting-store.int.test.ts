import { expect, test } from 'vitest';
import type { Upcasters } from '#domain/kernel/upcasting.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import type { NewEvent } from './event-store.ts';
import { upcasting } from './upcasting-store.ts';

const upcasters: Upcasters = {
  Happened: { 1: ({ price }: { price: number }) => ({ data: { cents: price.valueOf() * 100 } }) },
};

test('reads an old event in its current shape', async () => {
  const { store: before } = await freshDatabase();
  const store = upcasting(before, upcasters);
  await before.append('price-a', -1, [newEvent({ price: 7 })]);
  const today = { type: 'Happened', data: { cents: 700 }, metadata: { schema: 2 } };
  expect(await store.readStream('price-a')).toMatchObject([today]);
  expect(await store.readAll({ limit: 10 })).toMatchObject([today]);
  for await (const { events } of store.subscribeAll({ after: 0n, signal: AbortSignal.timeout(10_000) })) {
    expect(events).toMatchObject([today]);
    break;
  }
});

test('finds events stored under an earlier type name', async () => {
  const { store: before } = await freshDatabase();
  const renamed: Upcasters = { Happened: { 1: (data: unknown) => ({ type: 'Sold', data }) } };
  await before.append('price-a', -1, [newEvent({ price: 7 }), { ...newEvent({}), type: 'SomethingElse' }]);
  expect(await upcasting(before, renamed).readAll({ limit: 10, types: ['Sold'] })).toMatchObject([{ type: 'Sold' }]);
});

test('records the schema of an appended event, and reads it unchanged', async () => {
  const { store: before } = await freshDatabase();
  const store = upcasting(before, upcasters);
  const other: NewEvent = { ...newEvent({ any: 'thing' }), type: 'SomethingElse' };
  await store.append('price-a', -1, [newEvent({ cents: 700 }), other]);
  const written = [
    { data: { cents: 700 }, metadata: { schema: 2 } },
    { data: { any: 'thing' }, metadata: { schema: 1 } },
  ];
  expect(await before.readStream('price-a')).toMatchObject(written);
  expect(await store.readStream('price-a')).toMatchObject(written);
});

test('fails only on access to the data of an event that cannot be upcast', async () => {
  const { store: before } = await freshDatabase();
  await before.append('price-a', -1, [newEvent({}), newEvent({ price: 7 })]);
  const [broken, whole] = await upcasting(before, upcasters).readAll({ limit: 10 });
  expect(broken).toHaveProperty('revision', 0);
  expect(() => broken?.data).toThrow(TypeError);
  expect(whole?.data).toEqual({ cents: 700 });
});
