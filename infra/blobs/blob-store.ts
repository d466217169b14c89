import type { Readable } from 'node:stream';
import type { AddressOf } from './blob-address.ts';

/** `address` is `<owner id>/<hash of the content>`: never shared between owners. `size` in bytes. */
export type StoredBlob = Readonly<{ address: string; size: number; sha256: string }>;

/** Bytes from `start` to `end`, both included. */
export type ByteRange = Readonly<{ start: number; end: number }>;

/** A file to store. Give its size and hash if they are known; otherwise the store reads the file once more. */
export type BlobFile = Readonly<{ path: string; size?: number; sha256?: string }>;

/** Blobs never change: storing the same address again only makes the blob younger. */
export interface BlobStore {
  /**
   * The blob is durable when the promise resolves. The store takes over a given file: afterwards it is gone from its place.
   * Throws DomainError `storage_full`, or `user_not_active` for an erased owner; then nothing is left in the store, and a file is still in its place.
   */
  put(owner: string, source: Readable | BlobFile): Promise<StoredBlob>;
  /** The address for a content with this SHA-256. @throws user_not_active if the owner was erased */
  addressOf: AddressOf;
  /** The size in bytes; undefined if there is no such blob. */
  sizeOf(address: string): Promise<number | undefined>;
  /** The content, or a range of it (which must be valid). `size` is of the whole blob. Destroy the stream to stop reading. */
  open(address: string, range?: ByteRange): Promise<Readonly<{ stream: Readable; size: number }>>;
  /** For programs that read from disk. The file exists only during `use`, and must not be changed. */
  withLocalFile<T>(address: string, use: (path: string) => Promise<T>): Promise<T>;
  /** A missing blob counts as deleted. */
  delete(address: string): Promise<void>;
  /** Deletes all blobs of one owner. */
  deleteAllOf(owner: string): Promise<void>;
  /** Every blob in the order of its address, from the first or after `after`. */
  list(after?: string): AsyncIterable<Readonly<{ address: string; modifiedAt: Date }>>;
}

/** Thrown by `open` and `withLocalFile` if the address is not stored or malformed. */
export class BlobMissing extends Error {
  override readonly name = 'BlobMissing';
}
