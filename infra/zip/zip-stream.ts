import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file in an archive. `name` is its path, with `/`. */
export type ZipEntry = Readonly<{
  name: string;
  /** Called when its turn comes, and not before; what is null by then is left out. */
  open: () => Promise<Readable | null>;
  modifiedAt?: Date;
  /** Media are as small as they get. */
  isPacked?: boolean;
}>;

/**
 * The entries as one ZIP (Zip64 where 4 GB or 65,535 files are not enough), read one after the other as fast as the archive
 * is taken: nothing is held in memory but the list. It fails with whatever an entry fails with; destroy it to let go.
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
    // Nobody takes the archive any more.
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
