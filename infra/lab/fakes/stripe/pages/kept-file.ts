import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kept, newKept } from '../server/world.ts';

const fileName = 'demo-payments.json';

/** The state of the demo's provider in the data folder, so that customers and invoices survive a restart. */
export async function keptFile(data: string) {
  const file = path.join(data, fileName);
  const kept = await readFile(file, 'utf8').then((text) => JSON.parse(text) as Kept, newKept);
  let saving: Promise<void> = Promise.resolve();
  let isClosed = false;
  const save = async () => {
    await writeFile(`${file}.new`, JSON.stringify(kept));
    await rename(`${file}.new`, file);
  };
  return {
    kept,
    /** Runs after everything that was requested before. */
    save: () => {
      if (!isClosed) saving = saving.then(save);
      return saving;
    },
    /** Nothing is written from then on, so the folder may be deleted. */
    close: () => {
      isClosed = true;
      return saving;
    },
  };
}
