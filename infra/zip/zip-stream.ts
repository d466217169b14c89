import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file in an archive. `name` is its path, with `/`. */
export type ZipEntry = Readonly<{
  name: string;
  /** Called when its turn comes, and not before. */
  open: () => Promise<Readable>;
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
  let current: Readable | undefined;
  const fail = (error: Error) => archive.destroy(error);
  archive.once('close', () => current?.destroy());
  zip.on('error', fail);
  for (const { name, open, modifiedAt, isPacked = false } of entries) {
    const options = { compress: !isPacked, ...(modifiedAt && { mtime: modifiedAt }) };
    zip.addReadStreamLazy(name, options, (begin) => {
      open().then((content) => {
        current = content.once('error', fail);
        // Nobody takes the archive any more.
        if (archive.destroyed) content.destroy();
        else begin(null, content);
      }, fail);
    });
  }
  zip.end();
  zip.outputStream.pipe(archive);
  return archive;
}
