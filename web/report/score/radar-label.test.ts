import { expect, test } from 'vitest';
import { labelPlace } from './radar-label.tsx';

const half = 160;
/** The left and the right end of a name, by the assumed width of letters. */
function extent(name: string, { x, anchor }: ReturnType<typeof labelPlace>): readonly [number, number] {
  const width = name.length * 6.4;
  const from = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return [from, from + width];
}

test.each(['Tempo', 'Wiederholung', 'Verständlichkeit', 'Wiederholungen je Minute'])(
  '“%s” is never cut off',
  (name) => {
    for (let spoke = 0; spoke < 9; spoke++) {
      const angle = (2 * Math.PI * spoke) / 9 - Math.PI / 2;
      const [x, y] = [94 * Math.cos(angle), 94 * Math.sin(angle)];
      const anchor = Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end';
      const [from, to] = extent(name, labelPlace({ x, y, anchor }, name, half));
      expect(from).toBeGreaterThanOrEqual(-half);
      expect(to).toBeLessThanOrEqual(half);
    }
  },
);

test('a name that fits stays beside its spoke', () => {
  expect(labelPlace({ x: 90, y: -20, anchor: 'start' }, 'Tempo', half)).toEqual({ x: 90, y: -20, anchor: 'start' });
});
