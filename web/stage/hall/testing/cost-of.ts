import { InstancedMesh, Mesh, type Object3D } from 'three';

/** What a frame costs: each mesh is a call, and each copy of it has its triangles. */
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
