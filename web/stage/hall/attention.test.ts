import { expect, test } from 'vitest';
import { createAttention } from './attention.ts';

/** The attention after a minute, in steps of a twentieth of a second. */
function after(volumeAt: (second: number) => number, isLookedAt: boolean): number {
  const attention = createAttention();
  for (let step = 0; step < 60 * 20; step++) {
    attention.hear(volumeAt(step / 20), 0.05);
    attention.pass(0.05, isLookedAt);
  }
  return attention.level();
}
const even = () => 0.4;
const lively = (second: number) => 0.4 + 0.3 * Math.sin(second * 3);

test('a constant voice and a look at the floor lose the audience', () => expect(after(even, false)).toBeLessThan(0.25));

test('a lively voice and eye contact keep the audience', () => expect(after(lively, true)).toBeGreaterThan(0.85));

test('either of them alone helps', () => {
  for (const level of [after(lively, false), after(even, true)]) {
    expect(level).toBeGreaterThan(0.4);
    expect(level).toBeLessThan(0.8);
  }
});
