import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

/** Files of an archive by name, read by another library than the one that wrote it. */
export async function readZip(archive: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await promisify<Buffer, object, ZipFile>(fromBuffer)(archive, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject).on('end', () => resolve(files));
    zip.on('entry', async (entry: Entry) => {
      const stream = await promisify(zip.openReadStream.bind(zip) as Open)(entry);
      files.set(entry.fileName, await buffer(stream));
      zip.readEntry();
    });
    zip.readEntry();
  });
}

type Open = (entry: Entry, done: (error: Error | null, stream: NodeJS.ReadableStream) => void) => void;
