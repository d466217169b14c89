import { createHash } from 'node:crypto';
import type { AddressOf } from './blob-address.ts';
import type { BlobStore } from './blob-store.ts';
import { temporaryFile } from './temporary-files.ts';
import { writeHashed } from './write-hashed.ts';

type Copy = Readonly<{
  from: BlobStore;
  /** The target uses `namedBy` for addresses: a copy keeps its address, whatever key it was made with. */
  to: BlobStore;
  names: CopyNames;
  /** A folder for files in progress. */
  temporary: string;
  tell: (line: string) => void;
}>;

export type CopyNames = Readonly<{ addressOf: AddressOf; willBe: (sha256: string, address: string) => void }>;

export type Copied = Readonly<{ copied: number; there: number; different: readonly string[] }>;

const tellEveryMs = 5_000;

/** Lets a store put content under the address that it has in another store. */
export function copyNames(): CopyNames {
  const next = new Map<string, string>();
  return {
    willBe: (sha256, address) => void next.set(sha256, address),
    async addressOf(_owner, sha256) {
      const address = next.get(sha256);
      if (!address) throw new Error('this content was not announced');
      next.delete(sha256);
      return address;
    },
  };
}

/**
 * Copies every blob that the other store does not have in this size, and compares each copy with its hash.
 * After an interruption, run it again: existing copies are skipped. A copy that differs is deleted, so that the next run makes it again.
 */
export async function copyBlobs({ from, to, names, temporary, tell }: Copy): Promise<Copied> {
  let [copied, there, bytes, toldAt] = [0, 0, 0, performance.now()];
  const different: string[] = [];
  for await (const { address } of from.list()) {
    const size = await from.sizeOf(address);
    // The blob was deleted meanwhile.
    if (size === undefined) continue;
    if ((await to.sizeOf(address)) === size) there += 1;
    else {
      if (!(await copyOne({ from, to, names, temporary }, address))) different.push(address);
      copied += 1;
      bytes += size;
    }
    if (performance.now() - toldAt < tellEveryMs) continue;
    tell(`${copied} copied (${Math.round(bytes / 1e6)} MB), ${there} were there; at ${address.slice(0, 8)}…`);
    toldAt = performance.now();
  }
  return { copied, there, different };
}

/** Whether the copy has the same content as the blob. */
async function copyOne({ from, to, names, temporary }: Omit<Copy, 'tell'>, address: string): Promise<boolean> {
  const path = await temporaryFile(temporary);
  const { size, sha256 } = await writeHashed((await from.open(address)).stream, path);
  names.willBe(sha256, address);
  await to.put(address.split('/')[0] ?? '', { path, size, sha256 });
  const isSame = (await hashOf(to, address)) === sha256;
  if (!isSame) await to.delete(address);
  return isSame;
}

async function hashOf(store: BlobStore, address: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of (await store.open(address)).stream) hash.update(chunk);
  return hash.digest('hex');
}
