import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Without fonts, because WOFF2 is compressed with Brotli already. */
const compressible = /\.(?:js|css|html|svg|json|txt|map|webmanifest)$/;
/** A smaller file fits into one network packet anyway. */
const leastBytes = 1_000;

const encodings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** Whether `precompress` wrote this file. */
export const isPrecompressed = (name: string): boolean =>
  Object.keys(encodings).some((ending) => name.endsWith(`.${ending}`));

/** Writes a compressed copy of each file of a built client, `name.br` and `name.gz`, if it is smaller. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compress(path.join(parentPath, name))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < leastBytes) return;
  for (const [ending, encode] of Object.entries(encodings)) {
    const encoded = await encode(content);
    if (encoded.length < content.length) await writeFile(`${file}.${ending}`, encoded);
  }
}
