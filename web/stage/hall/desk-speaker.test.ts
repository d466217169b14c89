import { expect, test } from 'vitest';
import { createDeskSpeaker } from './desk-speaker.ts';

function passing(speaker: ReturnType<typeof createDeskSpeaker>, seconds: number) {
  for (let step = 0; step < seconds * 20; step++) speaker.pass(0.05);
  return speaker.now();
}

test('D walks right and A walks left, at walking speed', () => {
  const speaker = createDeskSpeaker();
  speaker.press('d');
  expect(passing(speaker, 1).head.p[0]).toBeCloseTo(1.1);
  speaker.release('d');
  speaker.press('a');
  expect(passing(speaker, 2).head.p[0]).toBeCloseTo(-1.1);
  speaker.releaseAll();
  expect(passing(speaker, 1).head.p[0]).toBeCloseTo(-1.1);
});

test('stops before walls and audience', () => {
  const speaker = createDeskSpeaker();
  speaker.press('w');
  expect(passing(speaker, 20).head.p[2]).toBe(-0.7);
  speaker.press('d');
  expect(passing(speaker, 20).head.p[0]).toBe(2.2);
});

test('E lifts only the right hand, and releasing it lowers the hand', () => {
  const speaker = createDeskSpeaker();
  const rest = speaker.now();
  speaker.press('e');
  const lifted = passing(speaker, 1);
  expect(lifted.right?.p[1]).toBeGreaterThan(1.3);
  expect(lifted.left).toEqual(rest.left);
  speaker.release('e');
  expect(passing(speaker, 2).right?.p[1]).toBeCloseTo(rest.right?.p[1] ?? 0, 2);
});

test('walks in the direction of the look, with the hands before the body', () => {
  const speaker = createDeskSpeaker();
  speaker.look(Math.PI / 2, 0);
  speaker.press('w');
  const { head, left, right } = passing(speaker, 1);
  expect(head.p[0]).toBeCloseTo(-1.1);
  expect(left?.p[2]).toBeGreaterThan(right?.p[2] ?? 9);
  expect(left?.p[0]).toBeLessThan(head.p[0]);
});
