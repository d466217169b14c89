import { InstancedMesh, Mesh, type Object3D } from 'three';
import { expect, test } from 'vitest';
import { furnish } from './hall-view.ts';
import { audienceSizes, roomKinds } from './seats.ts';

/** Of a stand-alone headset, for 72 frames a second. */
const budget = { calls: 100, triangles: 150_000 };

function costOf(root: Object3D) {
  const cost = { calls: 0, triangles: 0 };
  root.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const { index, attributes } = part.geometry;
    const corners = index ? index.count : attributes.position.count;
    const copies = part instanceof InstancedMesh ? part.count : 1;
    cost.calls += Array.isArray(part.material) ? part.material.length : 1;
    cost.triangles += (corners / 3) * copies;
  });
  return cost;
}

const everywhere = roomKinds.flatMap((room) => audienceSizes.map((audience) => [room, audience] as const));

test.each(everywhere)('the %s with %i people is drawn within the budget of a headset', (room, audience) => {
  const { scene } = furnish({ room, audience, seated: false, lift: 0, leftHanded: false, reacts: true });
  const { calls, triangles } = costOf(scene);
  // Once for each eye.
  expect(calls * 2).toBeLessThanOrEqual(budget.calls);
  expect(triangles).toBeLessThanOrEqual(budget.triangles);
  expect(triangles).toBeGreaterThan(audience * 200);
});
