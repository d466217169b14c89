import { readFile } from 'node:fs/promises';
import semver from 'semver';
import { expect, test } from 'vitest';

type Package = Readonly<{ engines?: Readonly<{ node?: string }>; cpu?: readonly string[] }>;
type Lock = Readonly<{ packages: Readonly<Record<string, Package>> }>;

test('every package runs on every Node version that the product supports', async () => {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
  const { '': own, ...others } = packages;
  const promised = own?.engines?.node ?? '';
  expect(['20.19.0', '22.13.0', '24.0.0'].filter((node) => !semver.satisfies(node, promised))).toEqual([]);
  // Node itself is no longer built for ia32.
  const made = Object.entries(others).filter(([, { cpu }]) => cpu?.join() !== 'ia32');
  const narrower = made.flatMap(([path, { engines }]) =>
    engines?.node && !semver.subset(promised, engines.node) ? [`${path}: ${engines.node}`] : [],
  );
  expect(narrower).toEqual([]);
});
