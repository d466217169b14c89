import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHex } from './hex.ts';
import {
  growingTree,
  type Join,
  rootOfSelection,
  rootsOfGrowth,
  type Stretch,
  splitOf,
  stretchesBeside,
  stretchesOfGrowth,
} from './merkle-tree.ts';

const join: Join = (left, right) => createHash('sha256').update('\u0001').update(left).update(right).digest();
const leafOf = (n: number) => createHash('sha256').update(`leaf ${n}`).digest();
/** RFC 6962, 2.1, implemented literally. */
const rootOf = ({ from, to }: Stretch): Uint8Array => {
  if (to - from === 1) return leafOf(from);
  const middle = from + splitOf(to - from);
  return join(rootOf({ from, to: middle }), rootOf({ from: middle, to }));
};
const sizes = fc.integer({ min: 1, max: 70 });
const hex = (hash: Uint8Array | undefined) => hash && toHex(hash);

test('a growing tree has the defined root, even if it is resumed from its peaks', () => {
  let tree = growingTree({ join });
  for (let size = 1; size <= 70; size++) {
    tree.push(leafOf(size - 1));
    expect(hex(tree.root())).toBe(hex(rootOf({ from: 0, to: size })));
    tree = growingTree({ join }, { size: tree.size(), peaks: tree.peaks() });
  }
});

test('reports each whole part once, with its hash', () => {
  const told: [number, string][] = [];
  const tree = growingTree({ join, parts: { size: 8, tell: (number, hash) => told.push([number, toHex(hash)]) } });
  for (let n = 0; n < 30; n++) tree.push(leafOf(n));
  expect(told).toEqual([0, 1, 2].map((n) => [n, toHex(rootOf({ from: 8 * n, to: 8 * n + 8 }))]));
});

test('proves any entries by exactly the neighbouring hashes', () => {
  const selections = sizes.chain((size) =>
    fc.record({ size: fc.constant(size), chosen: fc.uniqueArray(fc.nat({ max: size - 1 })) }),
  );
  fc.assert(
    fc.property(selections, fc.nat(), ({ size, chosen }, at) => {
      const numbers = chosen.toSorted((a, b) => a - b);
      const leaves = new Map(numbers.map((n) => [n, leafOf(n)]));
      const hashes = stretchesBeside(size, numbers).map(rootOf);
      const root = hex(rootOf({ from: 0, to: size }));
      expect(hex(rootOfSelection(join, { size, leaves, hashes }))).toBe(root);
      expect(rootOfSelection(join, { size, leaves, hashes: [...hashes, leafOf(0)] })).toBeUndefined();
      if (hashes.length > 0) {
        const other = hashes.with(at % hashes.length, leafOf(1_000));
        expect(rootOfSelection(join, { size, leaves, hashes: hashes.slice(1) })).toBeUndefined();
        expect(hex(rootOfSelection(join, { size, leaves, hashes: other }))).not.toBe(root);
      }
      const [first] = numbers;
      if (first === undefined) return;
      leaves.set(first, leafOf(1_000));
      expect(hex(rootOfSelection(join, { size, leaves, hashes }))).not.toBe(root);
    }),
  );
});

test('proves with few hashes that a tree begins with an earlier tree', () => {
  for (let size = 1; size <= 40; size++) {
    for (let earlier = 1; earlier <= size; earlier++) {
      const stretches = stretchesOfGrowth({ earlier, size });
      expect(stretches.length).toBeLessThanOrEqual(2 * Math.ceil(Math.log2(size)) + 1);
      const roots = rootsOfGrowth(join, { earlier, size, hashes: stretches.map(rootOf) });
      expect([hex(roots.earlier), hex(roots.later)]).toEqual([
        hex(rootOf({ from: 0, to: earlier })),
        hex(rootOf({ from: 0, to: size })),
      ]);
    }
  }
});
