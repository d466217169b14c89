import { Readable } from 'node:stream';
import type { KeptHead } from '#domain/kernel/proof/head.ts';
import { readHeads } from '#domain/kernel/proof/proof-file.ts';
import { isWebAddress } from '../blobs/blob-location.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { type KeySettings, openBlobs } from '../blobs/open-blobs.ts';
import type { BucketUse } from '../blobs/s3-blobs.ts';
import { textsIn } from '../blobs/texts-in.ts';
import type { Settings } from '../config/settings.ts';

/** A bucket or a folder that any number of machines share. It only grows; nothing in it is ever overwritten. */
export type HeadStore = Readonly<{
  /** A bucket: somebody who controls this machine's disk cannot reach it. */
  isElsewhere: boolean;
  /** The oldest first, without duplicates. @throws NoProofFile; NoAnswer while the bucket is away */
  read: () => Promise<readonly KeptHead[]>;
  /** Durable when the promise resolves. */
  add: (heads: readonly KeptHead[]) => Promise<void>;
  close: () => void;
}>;

type Place = Readonly<{
  settings: KeySettings & Pick<Settings, 'AUDIT_HEADS_URL'>;
  /** The data folder. */
  data: string;
  use: Extract<BucketUse, 'read' | 'add'>;
}>;

/** Undefined if `AUDIT_HEADS_URL` names neither a bucket nor a folder. @throws StartupError if it cannot be used */
export async function openHeadStore({ settings, data, use }: Place): Promise<HeadStore | undefined> {
  const { AUDIT_HEADS_URL: address, ...keys } = settings;
  if (address === undefined || isWebAddress(address)) return undefined;
  const blobs = await openBlobs({ ...keys, BLOB_URL: address }, { data, setting: 'AUDIT_HEADS_URL', use });
  return { ...headsIn(blobs), isElsewhere: new URL(address).protocol === 's3:', close: blobs.close };
}

/** One object for each delivery, one line for each head. The address is a hash of the lines, so other lines make another object. */
function headsIn(blobs: BlobStore): Pick<HeadStore, 'read' | 'add'> {
  let known = new Map<string, readonly KeptHead[]>();
  return {
    async read() {
      const there = new Map<string, readonly KeptHead[]>();
      const isNew = (address: string) => {
        const heads = known.get(address);
        if (heads) there.set(address, heads);
        return heads === undefined;
      };
      for await (const { address, content } of textsIn(blobs, isNew)) there.set(address, readHeads(content, address));
      known = there;
      const heads = new Map([...there.values()].flat().map((head) => [head.signature, head]));
      return [...heads.values()].toSorted((a, b) => a.size - b.size || (a.time < b.time ? -1 : 1));
    },
    async add(heads) {
      const log = heads[0]?.log.replaceAll('-', '');
      if (log) await blobs.put(log, Readable.from([heads.map((head) => `${JSON.stringify(head)}\n`).join('')]));
    },
  };
}
