import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type AddressOf, isBlobAddress, isOwnerId, plainAddresses } from './blob-address.ts';
import { type BlobFile, BlobMissing, type BlobStore, type ByteRange, type StoredBlob } from './blob-store.ts';
import { asStorageFull, hasCode } from './disk-error.ts';
import { cleanTemporary, temporaryFile } from './temporary-files.ts';
import { writeHashed } from './write-hashed.ts';

const incoming = '.incoming';
/** Attempts to move a file into the owner's folder. A deletion may remove the folder during each attempt, but hardly during all. */
const tries = 20;

/**
 * Blobs in a directory: `<directory>/<owner id>/<hash>`. Several processes may share it. To write into the directory of an
 * installation, pass an `addressOf` that uses the keys of its persons.
 */
export async function createDiskBlobs(directory: string, addressOf: AddressOf = plainAddresses): Promise<BlobStore> {
  await cleanTemporary(path.join(directory, incoming));
  const pathOf = (address: string) => {
    if (!isBlobAddress(address)) throw new BlobMissing('not an address');
    return path.join(directory, address);
  };
  return {
    put: (owner, source) => put({ directory, addressOf }, owner, source),
    addressOf,
    sizeOf: async (address) => (isBlobAddress(address) ? sizeAt(pathOf(address)) : undefined),
    open: async (address, range) => openAt(pathOf(address), range),
    withLocalFile: async (address, use) => {
      if ((await sizeAt(pathOf(address))) === undefined) throw new BlobMissing(address);
      return use(pathOf(address));
    },
    delete: async (address) => {
      if (isBlobAddress(address)) await remove(pathOf(address));
    },
    deleteAllOf: async (owner) => {
      if (isOwnerId(owner)) await rm(path.join(directory, owner), { recursive: true, force: true });
    },
    list: (after) => list(directory, after),
  };
}

type Place = Readonly<{ directory: string; addressOf: AddressOf }>;

async function put({ directory, addressOf }: Place, owner: string, source: Readable | BlobFile): Promise<StoredBlob> {
  if (!isOwnerId(owner)) throw new RangeError('not the id of an owner');
  const moved = source instanceof Readable ? undefined : await movedIn({ directory, addressOf }, owner, source);
  if (moved) return moved;
  const content = source instanceof Readable ? source : createReadStream(source.path);
  const temporary = await temporaryFile(path.join(directory, incoming));
  const { size, sha256 } = await writeHashed(content, temporary);
  const kept = async () => {
    const address = await addressOf(owner, sha256);
    await moveInto(temporary, path.join(directory, address));
    return address;
  };
  const address = await kept().catch(async (error: unknown) => {
    await rm(temporary, { force: true });
    return asStorageFull(error);
  });
  if (!(source instanceof Readable)) await rm(source.path);
  return { address, size, sha256 };
}

/** Moves the file without a copy, if its content is known and both are on one disk. Sets its date to now, so that the sweeper sees a young blob. */
async function movedIn(
  { directory, addressOf }: Place,
  owner: string,
  file: BlobFile,
): Promise<StoredBlob | undefined> {
  const { path: from, size, sha256 } = file;
  if (size === undefined || sha256 === undefined) return undefined;
  const address = await addressOf(owner, sha256);
  const handle = await open(from, 'r+');
  const now = new Date();
  await handle
    .utimes(now, now)
    .then(() => handle.sync())
    .finally(() => handle.close());
  try {
    await moveInto(from, path.join(directory, address));
    return { address, size, sha256 };
  } catch (error) {
    return hasCode(error, 'EXDEV') ? undefined : asStorageFull(error);
  }
}

/**
 * When an owner's last blob is deleted at the same moment, the folder vanishes between two calls: `mkdir` or `rename` then
 * fails because the folder is missing.
 */
async function moveInto(temporary: string, target: string): Promise<void> {
  const folder = path.dirname(target);
  const move = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rename(temporary, target);
  };
  for (let left = tries; ; left -= 1) {
    const failure = await move().catch((error: unknown) => error);
    if (failure === undefined) break;
    if (left === 1 || !hasCode(failure, 'ENOENT')) throw failure;
  }
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

async function openAt(file: string, range: ByteRange | undefined) {
  const handle = await open(file).catch((error: unknown) => {
    throw hasCode(error, 'ENOENT') ? new BlobMissing(path.basename(file)) : error;
  });
  const { size } = await handle.stat();
  if (range && (range.start > range.end || range.end >= size)) {
    await handle.close();
    throw new RangeError('the range does not lie within the blob');
  }
  return { stream: streamOf(handle, size, range), size };
}

function streamOf(handle: FileHandle, size: number, range: ByteRange | undefined): Readable {
  return handle.createReadStream({ start: range?.start ?? 0, end: range?.end ?? Math.max(0, size - 1) });
}

async function sizeAt(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.size;
}

async function remove(file: string): Promise<void> {
  await rm(file, { force: true });
  // The folder's name identifies a person, so it is removed with the last blob.
  await rmdir(path.dirname(file)).catch(() => undefined);
}

async function* list(directory: string, after = '') {
  for (const owner of await sortedNames(directory)) {
    // An address sorts after its owner, and before the next owner.
    if (`${owner}0` <= after) continue;
    for (const name of await sortedNames(path.join(directory, owner))) {
      const address = `${owner}/${name}`;
      if (address <= after) continue;
      const found = await stat(path.join(directory, address)).catch(() => undefined);
      if (found && isBlobAddress(address)) yield { address, modifiedAt: found.mtime };
    }
  }
}

const sortedNames = async (directory: string) => (await readdir(directory).catch(() => [])).sort();
