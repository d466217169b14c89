import type { Readable } from 'node:stream';
import type { AddressOf } from './blob-address.ts';

/** `address` is `<owner id>/<hash of the content>`: never shared between owners. `size` in bytes. */
export type StoredBlob = Readonly<{ address: string; size: number; sha256: string }>;

/** Bytes from `start` to `end`, both included. */
export type ByteRange = Readonly<{ start: number; end: number }>;

/** A file to store. Give its size and hash if they are known; otherwise the store reads the file once more. */
export type BlobFile = Readonly<{ path: string; size?: number; sha256?: string }>;

/** Blobs never change: one that is stored again under the same address is the same, and only younger. */
export interface BlobStore {
  /**
   * Durable when it answers. A file belongs to the store from then on: it is gone from its place afterwards.
   * Throws DomainError `storage_full`, or `user_not_active` for an owner who was erased; then nothing is left in the store, and a file is where it was.
   */
  put(owner: string, source: Readable | BlobFile): Promise<StoredBlob>;
  /** The address for a content with this SHA-256. @throws user_not_active where the owner was erased */
  addressOf: AddressOf;
  /** The size in bytes; undefined where there is no such blob. */
  sizeOf(address: string): Promise<number | undefined>;
  /** The content, or a range of it that must lie within. `size` is of the whole blob. Destroy the stream to let go of it. */
  open(address: string, range?: ByteRange): Promise<Readonly<{ stream: Readable; size: number }>>;
  /** For programs that read from disk. The file is only there during `use`, and must not be changed. */
  withLocalFile<T>(address: string, use: (path: string) => Promise<T>): Promise<T>;
  /** A missing blob counts as deleted. */
  delete(address: string): Promise<void>;
  /** Everything of one owner. */
  deleteAllOf(owner: string): Promise<void>;
  /** Every blob in the order of its address, from the first or from past `after`. */
  list(after?: string): AsyncIterable<Readonly<{ address: string; modifiedAt: Date }>>;
}

/** `open` and `withLocalFile` of what is not stored, or cannot be an address at all. */
export class BlobMissing extends Error {
  override readonly name = 'BlobMissing';
}
