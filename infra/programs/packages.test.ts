import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

type Manifest = Readonly<{
  scripts: Readonly<Record<string, string>>;
  dependencies: Readonly<Record<string, string>>;
  optionalDependencies: Readonly<Record<string, string>>;
}>;
const { scripts, dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

/** Programs of a running installation, without those for developing and building. */
const isOfServer = (program: string) => !/\/lab\/(bench|demo)|faults\/faults|test-|client\/build/.test(program);
const programs = Object.values(scripts).flatMap((script) => /programs\/run\.js (\S+\.ts)/.exec(script)?.[1] ?? []);
const started = [...readdirSync('.', { recursive: true, encoding: 'utf8' })].filter(
  (file) => /^(analysis|infra\/pdf)\/.*-(process|thread)\.ts$/.test(file) && !file.includes('node_modules'),
);

test('has exactly the packages that the server needs in an installation without development packages', async () => {
  const { metafile } = await build({
    ...{ entryPoints: [...new Set([...programs.filter(isOfServer), ...started])], outdir: 'dist', write: false },
    ...{ bundle: true, splitting: true, packages: 'external', platform: 'node', format: 'esm', metafile: true },
    ...{ logLevel: 'silent' },
  });
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.flatMap(({ external, path: name }) => (external ? [name] : [])),
  );
  const resolved = Object.keys(metafile.inputs).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/require\.resolve\('([@a-z][^']*)'\)/g)].map(([, name = '']) => name),
  );
  const reached = new Set([...imported, ...resolved].filter((name) => !name.startsWith('node:')).map(packageOf));
  // Installed on request, into a separate folder.
  reached.delete('@huggingface/transformers');
  // Compiles programs at runtime, only in a development folder.
  reached.delete('esbuild');
  const brought = [...Object.keys(dependencies), ...Object.keys(optionalDependencies)];
  expect([...reached].filter((name) => !brought.includes(name))).toEqual([]);
  const optional = Object.keys(optionalDependencies);
  expect(brought.filter((name) => !reached.has(name) && !optional.includes(name))).toEqual([]);
});

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
