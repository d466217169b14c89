import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageFilesName } from '#query-api/client/page-files.ts';

/** Writes an empty web client to this folder, for servers without a browser. Building the real client takes a while. */
export async function makeBareClient(directory: string): Promise<void> {
  await writeFile(path.join(directory, 'index.html'), '<!doctype html>');
  await writeFile(path.join(directory, pageFilesName), '{}');
}
