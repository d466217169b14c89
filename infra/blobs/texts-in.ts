import { text } from 'node:stream/consumers';
import type { BlobStore } from './blob-store.ts';

const readAtOnce = 16;

/** The texts of all blobs, in the order of their addresses. Skips blobs that are not `wanted`. */
export async function* textsIn(
  blobs: Pick<BlobStore, 'list' | 'open'>,
  wanted: (address: string) => boolean = () => true,
): AsyncIterable<Readonly<{ address: string; content: string }>> {
  const read = (addresses: readonly string[]) =>
    Promise.all(
      addresses.map(async (address) => ({ address, content: await text((await blobs.open(address)).stream) })),
    );
  let addresses: string[] = [];
  for await (const { address } of blobs.list()) {
    if (!wanted(address)) continue;
    addresses.push(address);
    if (addresses.length < readAtOnce) continue;
    yield* await read(addresses);
    addresses = [];
  }
  yield* await read(addresses);
}
