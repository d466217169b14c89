import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const output = path.join(root, 'dist/programs');
/** Sources of every program: they define how it is compiled and which packages it imports. */
const always = ['infra/programs/compiled.js', 'package.json', 'package-lock.json'];
/** How long an old version stays: a running program may still load parts of it, and another process may be starting it. */
const keptMs = 3_600_000;

/**
 * The compiled JavaScript of a program. Compiles it again if its sources have changed. Does not bundle packages.
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
  // Written under another name and then renamed, so that other processes never read half of it.
  const unfinished = `${record}.${randomUUID()}`;
  await writeFile(unfinished, JSON.stringify({ file, sources, hash: hashOf(sources, read) }));
  await rename(unfinished, record);
  await removeOld(folder);
  return file;
}

/**
 * A hash of the sources' content. File times would not do: a checkout or a container image changes them. Undefined if a source is missing.
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
 * Keeps `import.meta.url` of each source, so that compiled code finds the files beside its source. Stores the compiled text of each
 * source in `read`.
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
    // Another process may have removed it meanwhile.
    const { mtimeMs } = await stat(at).catch(() => ({ mtimeMs: Date.now() }));
    if (made.isDirectory() && mtimeMs < Date.now() - keptMs) await rm(at, { recursive: true, force: true });
  }
}
