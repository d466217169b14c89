import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { asStorageFull } from './disk-error.ts';

export type Written = Readonly<{ size: number; sha256: string }>;

/**
 * Writes a stream to a new file. The file is on disk when the promise resolves. On any error the file is removed.
 * Throws DomainError `storage_full`, or what the source throws.
 * @param create opens the file for writing; it must not exist yet
 */
export async function writeHashed(
  source: AsyncIterable<Buffer>,
  path: string,
  create: (path: string) => Promise<FileHandle> = (name) => open(name, 'wx', 0o600),
): Promise<Written> {
  const file = await create(path).catch(asStorageFull);
  try {
    const written = await copy(source, file);
    await file.datasync();
    return written;
  } catch (error) {
    await rm(path, { force: true });
    return asStorageFull(error);
  } finally {
    await file.close();
  }
}

async function copy(source: AsyncIterable<Buffer>, file: FileHandle): Promise<Written> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of source) {
    hash.update(chunk);
    size += chunk.length;
    await file.appendFile(chunk);
  }
  return { size, sha256: hash.digest('hex') };
}
