import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const here = fileURLToPath(new URL('../../..', import.meta.url));
const rooms = ['domain', 'command-api', 'query-api', 'projections', 'analysis', 'infra'];
/** Folders that a server does not need. */
const left = [
  /\.test\.tsx?$/,
  /\.(flac|md|gz|info)$/,
  /^infra\/lab\/(?!fakes\/)/,
  /^analysis\/(audio\/reference|text\/labelled)\//,
  /^package-lock\.json$/,
];

/** Keeps the code of the server in `checkout` as `archive` (about 1.3 MB), without its client and its packages. */
export async function keepServer(checkout: string, archive: string): Promise<void> {
  const beside = (await readdir(checkout)).filter((name) => /\.(ts|json)$/.test(name));
  const inRooms = await Promise.all(rooms.map((room) => filesIn(checkout, room)));
  const files = [...beside, ...inRooms.flat()].filter((file) => !left.some((pattern) => pattern.test(file)));
  await mkdir(path.dirname(archive), { recursive: true });
  await run('tar', ['-czf', archive, '-C', checkout, ...files.toSorted()]);
}

async function filesIn(checkout: string, room: string): Promise<readonly string[]> {
  const entries = await readdir(path.join(checkout, room), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(checkout, path.join(parentPath, name)).replaceAll(path.sep, '/'));
}

/** The server of `archive` in an empty `folder`, ready to start with the packages of today and an empty page as its client. */
export async function unpackServer(archive: string, folder: string): Promise<void> {
  await run('tar', ['-xzf', archive, '-C', folder]);
  await symlink(path.join(here, 'node_modules'), path.join(folder, 'node_modules'));
  await copyFile(path.join(here, 'package-lock.json'), path.join(folder, 'package-lock.json'));
  for (const made of ['web/public', 'docs/guide', 'docs/pictures'])
    await mkdir(path.join(folder, made), { recursive: true });
  for (const [file, content] of Object.entries(emptyClient)) await writeFile(path.join(folder, file), content);
}

/** An empty client, which builds in a moment. `page-files.json` names the files to load with each page. */
const emptyClient = {
  'web/index.html': '<!doctype html><title>Rostra</title>',
  'web/public/page-files.json': '{}',
  'vite.config.ts': `export default { build: { outDir: '../dist/web' } };\n`,
} as const;
