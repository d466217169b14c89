import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairPlaces } from './fair-places.ts';

/** Work that the test ends. */
function held() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const endNext = async () => {
    ends.shift()?.();
    await new Promise((done) => setImmediate(done));
  };
  return { begun, work, endNext };
}

test('lets one person use every place if nobody else waits', () => {
  const { begun, work } = held();
  const run = createFairPlaces({ places: 3, mostWaiting: 10 });
  for (let count = 0; count < 5; count++) void run('ada', work('ada'));
  expect(begun).toHaveLength(3);
});

test('serves a newcomer before the waiting work of another person', async () => {
  const { begun, work, endNext } = held();
  const run = createFairPlaces({ places: 2, mostWaiting: 100 });
  for (let count = 0; count < 50; count++) void run('eve', work('eve'));
  void run('ada', work('ada'));
  void run('bob', work('bob'));
  await endNext();
  await endNext();
  expect(begun).toEqual(['eve', 'eve', 'ada', 'bob']);
});

test('limits the waiting work of one person, and still lets others in', async () => {
  const { work } = held();
  const run = createFairPlaces({ places: 1, mostWaiting: 2 });
  for (let count = 0; count < 3; count++) void run('eve', work('eve'));
  await expect(run('eve', work('eve'))).rejects.toMatchObject({ code: 'too_many_requests' });
  void run('ada', work('ada'));
});

test('frees every place after failures, and forgets no waiting work', async () => {
  const piece = fc.record({ key: fc.constantFrom('ada', 'bob', 'eve'), fails: fc.boolean(), turns: fc.nat(3) });
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 40 }), fc.integer({ min: 1, max: 4 }), async (pieces, places) => {
      const run = createFairPlaces({ places, mostWaiting: 100 });
      let [running, most, done] = [0, 0, 0];
      const all = pieces.map(({ key, fails, turns }) =>
        run(key, async () => {
          running += 1;
          most = Math.max(most, running);
          for (let turn = 0; turn < turns; turn++) await Promise.resolve();
          running -= 1;
          done += 1;
          if (fails) throw new Error('failed');
        }).catch(() => {}),
      );
      await Promise.all(all);
      expect([done, running, most <= places]).toEqual([pieces.length, 0, true]);
      const { begun, work } = held();
      for (let count = 0; count < places; count++) void run('last', work('last'));
      expect(begun).toHaveLength(places);
    }),
  );
});
