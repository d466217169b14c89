import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const output = path.join(root, 'dist/programs');
/** They belong to the sources of every program: how it is compiled, and where its imports lead. */
const always = ['infra/programs/compiled.js', 'package.json', 'package-lock.json'];
/** A program that runs may still load a part of what it was, and others may be starting beside us. */
const keptMs = 3_600_000;

/**
 * The JavaScript of a program, compiled when its sources are not what they were. Packages stay where they are.
 *
 * @param {string} program path of a TypeScript file of this repository
 * @returns {Promise<URL>}
 */
export async function compiled(program) {
  const entry = path.relative(root, path.resolve(program)).replaceAll(path.sep, '/');
  const folder = path.join(output, entry);
  const record = path.join(folder, 'made.json');
  const known = JSON.parse(await readFile(record, 'utf8').catch(() => 'null'));
  const isCurrent = known?.hash && known.hash === hashOf(known.sources);
  return pathToFileURL(path.join(root, isCurrent ? known.file : await compile(entry, folder, record)));
}

/** @param {string} entry @param {string} folder @param {string} record @returns {Promise<string>} */
async function compile(entry, folder, record) {
  const { build } = await import('esbuild');
  /** @type {Map<string, string>} */
  const read = new Map();
  const { metafile } = await build({
    ...{ absWorkingDir: root, entryPoints: [entry], outdir: path.join(folder, randomUUID()), entryNames: '[name]' },
    ...{ bundle: true, splitting: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20' },
    ...{ outExtension: { '.js': '.mjs' }, sourcemap: true, sourcesContent: false, metafile: true, logLevel: 'silent' },
    plugins: [ownAddresses(read)],
  });
  const [file = ''] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry) ?? [];
  const sources = [...Object.keys(metafile.inputs), ...always];
  // Whole or not at all: others may be reading it.
  const unfinished = `${record}.${randomUUID()}`;
  await writeFile(unfinished, JSON.stringify({ file, sources, hash: hashOf(sources, read) }));
  await rename(unfinished, record);
  await removeOld(folder);
  return file;
}

/**
 * By content: a checkout gives files new times without a change, and an image cuts them. Undefined where one is missing.
 *
 * @param {readonly string[]} sources
 * @param {ReadonlyMap<string, string>} read
 */
function hashOf(sources, read = new Map()) {
  const hash = createHash('sha256').update(root);
  try {
    for (const source of sources) {
      const file = path.join(root, source);
      hash.update(source).update(read.get(file) ?? readFileSync(file));
    }
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

/**
 * What is compiled still has its source's address, and finds the files beside that. `read` gets each source as it was.
 *
 * @param {Map<string, string>} read
 * @returns {import('esbuild').Plugin}
 */
const ownAddresses = (read) => ({
  name: 'own-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      read.set(file, text);
      return { contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)), loader: 'ts' };
    });
  },
});

/** @param {string} folder */
async function removeOld(folder) {
  for (const made of await readdir(folder, { withFileTypes: true })) {
    const at = path.join(folder, made.name);
    // Somebody else may have removed it meanwhile.
    const { mtimeMs } = await stat(at).catch(() => ({ mtimeMs: Date.now() }));
    if (made.isDirectory() && mtimeMs < Date.now() - keptMs) await rm(at, { recursive: true, force: true });
  }
}
