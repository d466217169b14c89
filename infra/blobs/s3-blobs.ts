import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type AddressOf, isBlobAddress, isOwnerId, plainAddresses } from './blob-address.ts';
import type { Bucket } from './blob-location.ts';
import { type BlobFile, BlobMissing, type BlobStore, type ByteRange } from './blob-store.ts';
import { type BucketKeys, impatient, patient, s3Client } from './s3-client.ts';
import { isMissing, rethrown } from './s3-errors.ts';
import { temporaryFile, withTemporaryDirectory } from './temporary-files.ts';
import { writeHashed } from './write-hashed.ts';

type Place = Bucket &
  Readonly<{
    keys?: BucketKeys;
    /** A folder of this process, for incoming files and for programs that read from disk. */
    temporary: string;
    addressOf?: AddressOf;
    /** Milliseconds without a byte in either direction, after which a connection is destroyed and its call is tried again. */
    silenceMs?: number;
  }>;

/** `add`: objects are not deleted, as a lock may keep them. */
export type BucketUse = 'read' | 'add' | 'change';

export type S3Blobs = BlobStore &
  Readonly<{
    /** The first right that the bucket refuses, with the code of the refusal: `written (403)`. Tests it with a small object. */
    fault: (use: BucketUse) => Promise<string | undefined>;
    /** Whether the bucket answers. */
    answers: () => Promise<boolean>;
    close: () => void;
  }>;

/** Larger files are uploaded in parts, several at once. */
const [partBytes, partsAtOnce] = [8 * 1_024 * 1_024, 2];
const deletesAtOnce = 16;

/** Blobs in a bucket, as `<owner id>/<hash>`. Any number of machines may share the bucket. */
export function createS3Blobs({ temporary, addressOf = plainAddresses, silenceMs, keys, ...place }: Place): S3Blobs {
  const { bucket: Bucket } = place;
  const credentials = keys && {
    accessKeyId: keys.id,
    secretAccessKey: keys.secret,
    ...(keys.token && { sessionToken: keys.token }),
  };
  const limits = { ...patient, ...(silenceMs && { silenceMs }) };
  const client = s3Client({ ...place, credentials, limits });
  // The health check has its own connection, so that uploads and viewers cannot block it.
  const asking = s3Client({ ...place, credentials: client.config.credentials, limits: impatient });
  const encryption = place.encryption && { ServerSideEncryption: place.encryption };

  /** A bucket with an object lock requires a hash with each object. Erasures are small, and are stored in such a bucket. */
  const putWhole = (Key: string, Body: Buffer) => {
    const ContentMD5 = createHash('md5').update(Body).digest('base64');
    return client.send(new PutObjectCommand({ Bucket, Key, Body, ContentMD5, ...encryption }));
  };

  async function upload(file: string, size: number, address: string) {
    if (size <= partBytes) return putWhole(address, await readFile(file)).catch(rethrown);
    const params = { Bucket, Key: address, Body: createReadStream(file), ...encryption };
    return new Upload({ client, params, partSize: partBytes, queueSize: partsAtOnce }).done().catch(rethrown);
  }

  async function put(owner: string, source: Readable | BlobFile) {
    if (!isOwnerId(owner)) throw new RangeError('not the id of an owner');
    // The address is a hash of the content, which is known only at the end, so a stream is first written to a file.
    const file = source instanceof Readable ? await temporaryFile(temporary) : source.path;
    try {
      const { size, sha256 } = source instanceof Readable ? await writeHashed(source, file) : await knownOf(source);
      const address = await addressOf(owner, sha256);
      await upload(file, size, address);
      if (!(source instanceof Readable)) await rm(file);
      return { address, size, sha256 };
    } finally {
      if (source instanceof Readable) await rm(file, { force: true });
    }
  }

  async function sizeOf(address: string): Promise<number | undefined> {
    if (!isBlobAddress(address)) return undefined;
    const found = await client
      .send(new HeadObjectCommand({ Bucket, Key: address }))
      .catch((error) => (isMissing(error) ? undefined : rethrown(error)));
    return found?.ContentLength;
  }

  async function open(address: string, range?: ByteRange) {
    if (!isBlobAddress(address)) throw new BlobMissing('not an address');
    if (range && range.start > range.end) throw outOfRange();
    const Range = range && `bytes=${range.start}-${range.end}`;
    const found = await client.send(new GetObjectCommand({ Bucket, Key: address, Range })).catch((error) => {
      if (isMissing(error)) throw new BlobMissing(address);
      throw error.name === 'InvalidRange' ? outOfRange() : rethrown(error);
    });
    const stream = found.Body as Readable;
    const size = range ? Number(found.ContentRange?.split('/')[1]) : (found.ContentLength ?? 0);
    if (range && range.end >= size) {
      stream.destroy();
      throw outOfRange();
    }
    return { stream, size };
  }

  async function* list(after = '', Prefix?: string) {
    for (let StartAfter = after; ; ) {
      const page = await client.send(new ListObjectsV2Command({ Bucket, StartAfter, Prefix })).catch(rethrown);
      for (const { Key: address = '', LastModified: modifiedAt = new Date() } of page.Contents ?? [])
        if (isBlobAddress(address)) yield { address, modifiedAt };
      const last = page.Contents?.at(-1)?.Key;
      if (!page.IsTruncated || last === undefined) return;
      StartAfter = last;
    }
  }

  async function remove(address: string) {
    if (isBlobAddress(address)) await client.send(new DeleteObjectCommand({ Bucket, Key: address })).catch(rethrown);
  }

  async function fault(use: BucketUse): Promise<string | undefined> {
    // No blob has this address. A probe that stays has one fixed name; otherwise each process has its own, as other processes delete theirs.
    const Key = use === 'add' ? 'probe' : `probe-${randomUUID()}`;
    const write = () => putWhole(Key, Buffer.from('probe'));
    const read = async () => (await client.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();
    const drop = () => client.send(new DeleteObjectCommand({ Bucket, Key }));
    const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['used', () => client.send(new HeadBucketCommand({ Bucket }))],
      ...(use === 'read'
        ? []
        : ([
            ['written', write],
            ['read', read],
          ] as const)),
      ...(use === 'change' ? ([['deleted from', drop]] as const) : []),
    ];
    for (const [done, step] of steps) {
      const code = await codeOfFailure(step());
      if (code !== undefined) return `${done} (${code})`;
    }
    return undefined;
  }

  return {
    put,
    addressOf,
    sizeOf,
    open,
    withLocalFile: (address, use) =>
      withTemporaryDirectory(temporary, async (directory) => {
        const file = path.join(directory, 'blob');
        await pipeline((await open(address)).stream, createWriteStream(file)).catch(rethrown);
        return use(file);
      }),
    delete: remove,
    async deleteAllOf(owner) {
      if (!isOwnerId(owner)) return;
      let some: string[] = [];
      const go = async () => {
        await Promise.all(some.map(remove));
        some = [];
      };
      for await (const { address } of list('', `${owner}/`)) {
        some.push(address);
        if (some.length === deletesAtOnce) await go();
      }
      await go();
    },
    list,
    fault,
    answers: async () => (await codeOfFailure(asking.send(new HeadBucketCommand({ Bucket })))) === undefined,
    close: () => {
      client.destroy();
      asking.destroy();
    },
  };
}

const codeOfFailure = (call: Promise<unknown>): Promise<string | number | undefined> =>
  call.then(
    () => undefined,
    (error) => error.$metadata?.httpStatusCode ?? error.code ?? error.name,
  );

async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

const outOfRange = () => new RangeError('the range does not lie within the blob');

async function knownOf({ path: file, size, sha256 }: BlobFile) {
  return {
    size: size ?? (await stat(file)).size,
    sha256: sha256 ?? (await hashOfFile(file)),
  };
}
