import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kept, newKept } from '../server/world.ts';

const fileName = 'demo-payments.json';

/** The state of the demo's provider in the data folder: customers and invoices are still there after a restart. */
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
    /** After everything that was asked for before. */
    save: () => {
      if (!isClosed) saving = saving.then(save);
      return saving;
    },
    /** Nothing is written from then on: the folder may go. */
    close: () => {
      isClosed = true;
      return saving;
    },
  };
}
