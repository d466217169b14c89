import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtClient } from '#query-api/client/built-client.ts';
import type { Figure } from './figure.ts';

/** The login page adds its own chunk: `--only pages` counts what a browser really fetches for it. */
const budget = 150_000;

/**
 * The files that a browser loads before the first lazy page: the scripts that the page names, and their
 * dependencies.
 */
export async function clientFigures(): Promise<readonly Figure[]> {
  const root = await builtClient(path.resolve('.'));
  const page = await readFile(path.join(root, 'index.html'), 'utf8');
  const named = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, file]) => path.join(root, file ?? ''));
  const sizeOf = async (files: readonly string[]) => {
    const contents = await Promise.all([...new Set(files)].map((file) => readFile(file)));
    return contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
  };
  const scripts = await sizeOf(named(/(?:src|href)="(\/[^"]+\.js)"/g));
  const styles = await sizeOf(named(/href="(\/[^"]+\.css)"/g));
  return [
    {
      name: 'client: initial JavaScript, brotli',
      value: `${kB(scripts)} kB`,
      ratio: scripts / budget,
      to: 'budget',
      goal: '≤ 1',
    },
    { name: 'client: initial CSS, brotli', value: `${kB(styles)} kB` },
  ];
}

const kB = (bytes: number) => (bytes / 1_000).toFixed(1);
