import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file in an archive. `name` is its path, with `/`. */
export type ZipEntry = Readonly<{
  name: string;
  /** Called when the entry's turn comes; if it returns null, the entry is left out. */
  open: () => Promise<Readable | null>;
  modifiedAt?: Date;
  /** Media are already compressed. */
  isPacked?: boolean;
}>;

/**
 * The entries as one ZIP (Zip64 if it exceeds 4 GB or 65,535 files). They are read one after the other, as fast as the archive
 * is consumed: only the list is held in memory. It fails with the error of an entry; destroy it to stop.
 */
export function zipStream(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const archive = new PassThrough();
  const fail = (error: Error) => archive.destroy(error);
  zip.on('error', fail);
  zip.outputStream.pipe(archive);
  fill(zip, entries, archive).catch(fail);
  return archive;
}

async function fill(zip: ZipFile, entries: readonly ZipEntry[], archive: Readable): Promise<void> {
  for (const { name, open, modifiedAt, isPacked = false } of entries) {
    // The reader of the archive went away.
    if (archive.destroyed) return;
    const content = await open();
    if (!content) continue;
    const letGo = () => content.destroy();
    archive.once('close', letGo);
    if (archive.destroyed) letGo();
    else zip.addReadStream(content, name, { compress: !isPacked, ...(modifiedAt && { mtime: modifiedAt }) });
    await finished(content, { writable: false });
    archive.off('close', letGo);
  }
  zip.end();
}
