import { InstancedMesh, Mesh, type Object3D } from 'three';

/** The cost of drawing a frame: one call per mesh, and the triangles of all its instances. */
export function costOf(root: Object3D) {
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
