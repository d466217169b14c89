import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sessionsCounted, toldActivity } from './told-activity.ts';

const tell = (sessions: readonly number[]) =>
  toldActivity({
    people: sessions.length,
    active: sessions.filter((count) => count > 0).length,
    talks: sessions.reduce((sum, count) => sum + Math.min(count, sessionsCounted), 0),
  });
const each = (people: number, sessions: number) => Array.from({ length: people }, () => sessions);

test('tells nothing about ten people, not even their number', () =>
  expect(tell(each(10, 3))).toEqual({ people: null, active: null, talks: null }));

test('tells two ranges about eleven people', () => {
  expect(tell(each(11, 0))).toEqual({ people: 11, active: { least: 0, most: 5 }, talks: { least: 0 } });
  expect(tell([...each(5, 40), ...each(6, 0)])).toMatchObject({ active: { least: 0, most: 5 }, talks: { least: 0 } });
  expect(tell([...each(6, 5), ...each(5, 0)])).toMatchObject({ active: { least: 6, most: 11 }, talks: { least: 30 } });
  expect(tell(each(11, 9))).toEqual({ people: 11, active: { least: 6, most: 11 }, talks: { least: 30 } });
});

const months = fc.array(fc.nat(12), { minLength: 7, maxLength: 60 });

test('tells nothing about one colleague beside four accounts of the employer', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { minLength: 4, maxLength: 4 }), fc.nat(40), (puppets, sessions) => {
      expect(tell([...puppets, sessions])).toEqual(tell([...puppets, 0]));
    }),
  );
});

test('four accounts cannot find out that all others, or none of them, were active', () => {
  fc.assert(
    fc.property(months, fc.array(fc.nat(40), { minLength: 4, maxLength: 4 }), (others, puppets) => {
      const all = others.map((count) => Math.max(count, sessionsCounted));
      const none = others.map(() => 0);
      const oneLess = [0, ...all.slice(1)];
      const oneMore = [1, ...none.slice(1)];
      expect(tell([...puppets, ...all])).toEqual(tell([...puppets, ...oneLess]));
      expect(tell([...puppets, ...none])).toEqual(tell([...puppets, ...oneMore]));
    }),
  );
});

test('the ranges contain the true figures', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { minLength: 11, maxLength: 80 }), (sessions) => {
      const { people, active, talks: told } = tell(sessions);
      const busy = sessions.filter((count) => count > 0).length;
      expect(people).toBe(sessions.length);
      expect(told?.least).toBeLessThanOrEqual(sessions.reduce((total, count) => total + count, 0));
      expect(active?.least).toBeLessThanOrEqual(busy);
      expect(active?.most).toBeGreaterThanOrEqual(busy);
    }),
  );
});
