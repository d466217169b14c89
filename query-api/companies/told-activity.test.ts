import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toldActivity } from './told-activity.ts';

const tell = (talks: readonly number[]) =>
  toldActivity({
    people: talks.length,
    active: talks.filter((count) => count > 0).length,
    talks: talks.reduce((sum, count) => sum + count, 0),
  });

test('of fewer than five people nothing is told, not even how many they are', () =>
  expect(tell([3, 0, 7, 40])).toEqual({ people: null, active: null, talks: null }));

test('of five people it is told in ranges', () => {
  expect(tell([3, 0, 7, 0, 1])).toEqual({
    ...{ people: 5, active: { least: 3, most: 3 } },
    talks: { least: 10, most: 14 },
  });
  expect(tell([0, 0, 0, 0, 0])).toEqual({ people: 5, active: { least: 0, most: 1 }, talks: { least: 0, most: 4 } });
  expect(tell([2, 2, 2, 2, 2])).toEqual({ people: 5, active: { least: 4, most: 5 }, talks: { least: 10, most: 14 } });
});

const months = fc.array(fc.nat(40), { minLength: 5, maxLength: 60 });

test('it is never known of everybody whether they were active', () => {
  fc.assert(
    fc.property(months, (talks) => {
      const { active } = tell(talks);
      expect(active?.least).toBeLessThan(talks.length);
      expect(active?.most).toBeGreaterThan(0);
    }),
  );
});

test('what is told is true', () => {
  fc.assert(
    fc.property(months, (talks) => {
      const { people, active, talks: told } = tell(talks);
      const sum = talks.reduce((total, count) => total + count, 0);
      const busy = talks.filter((count) => count > 0).length;
      expect(people).toBe(talks.length);
      expect(told?.least).toBeLessThanOrEqual(sum);
      expect(told?.most).toBeGreaterThanOrEqual(sum);
      expect(active?.least).toBeLessThanOrEqual(busy);
      expect(active?.most).toBeGreaterThanOrEqual(busy);
    }),
  );
});
