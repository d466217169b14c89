import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageFilesName } from '#query-api/client/page-files.ts';

/** Makes this folder a client without pages, for servers at which no browser looks. A real one takes a while to build. */
export async function makeBareClient(directory: string): Promise<void> {
  await writeFile(path.join(directory, 'index.html'), '<!doctype html>');
  await writeFile(path.join(directory, pageFilesName), '{}');
}
