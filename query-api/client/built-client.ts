import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { type Dirent, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { precompress } from './precompress.ts';

const sources = [
  'web',
  'domain',
  'docs/guide',
  'docs/pictures',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'query-api/client/precompress.ts',
  'query-api/client/kept-files.ts',
  'query-api/client/licences.ts',
  'query-api/client/movement-models.ts',
  'query-api/client/page-files.ts',
  'query-api/client/passing-files.ts',
  'query-api/client/reached-modules.ts',
];
const pauseMs = 200;

/** Builds `web` if its sources changed since the last build. Returns the folder of the built files. */
export async function builtClient(root: string): Promise<string> {
  const output = path.join(root, 'dist/web');
  const stamp = path.join(root, 'dist/web.sources');
  const hash = await hashOf(root);
  const isBuilt = async () => (await readFile(stamp, 'utf8').catch(() => '')) === hash;
  if (await isBuilt()) return output;

  await alone(path.join(root, 'dist/web.lock'), async () => {
    if (await isBuilt()) return;
    await buildIn(root);
    await precompress(output);
    await writeFile(stamp, hash);
  });
  return output;
}

/** Builds in a separate process: a build takes hundreds of megabytes, which a server would keep. */
async function buildIn(root: string) {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const config = path.join(root, 'vite.config.ts');
  // Vite reads NODE_ENV; a development build is three times as large.
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = [vite, 'build', path.join(root, 'web'), '--config', config, '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, args, { cwd: root, env });
}

/** Runs `work` in one process at a time; takes over the lock of a killed process. */
async function alone(lock: string, work: () => Promise<void>) {
  await mkdir(path.dirname(lock), { recursive: true });
  while (!(await takes(lock))) await sleep(pauseMs);
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function takes(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
    if (owner && !isAlive(owner)) await rm(lock, { force: true });
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

// Hashes contents, because a checkout may change a file's time without its content, or the other way round. Reading hundreds
// of small files synchronously is ten times as fast.
async function hashOf(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesIn(path.join(root, source)))
      hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

async function filesIn(source: string): Promise<readonly string[]> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [source];
  const files = entries.filter((entry) => entry.isFile() && !isTest(entry));
  return files.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
}

const isTest = ({ parentPath, name }: Dirent) => /\.test\.tsx?$/.test(name) || parentPath.includes(`${path.sep}e2e`);
