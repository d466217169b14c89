import { expect, test } from 'vitest';
import { furnish } from './hall-view.ts';
import { audienceSizes, roomKinds } from './seats.ts';
import { costOf } from './testing/cost-of.ts';

/** The budget of a stand-alone headset at 72 frames a second. */
const budget = { calls: 100, triangles: 150_000 };

const everywhere = roomKinds.flatMap((room) => audienceSizes.map((audience) => [room, audience] as const));

test.each(everywhere)('draws the %s with %i people within the budget of a headset', (room, audience) => {
  const { scene } = furnish({
    room,
    audience,
    seated: false,
    lift: 0,
    leftHanded: false,
    reacts: true,
    distracts: true,
  });
  const { calls, triangles } = costOf(scene);
  // Each eye needs all calls.
  expect(calls * 2).toBeLessThanOrEqual(budget.calls);
  expect(triangles).toBeLessThanOrEqual(budget.triangles);
  expect(triangles).toBeGreaterThan(audience * 200);
});
