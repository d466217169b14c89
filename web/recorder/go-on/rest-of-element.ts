import { headAt, ids, lengthOfNumber } from './webm-elements.ts';

/** The head of a cluster of unknown size: a rewritten cluster may be longer than before. */
export const clusterHead = [0x1f, 0x43, 0xb6, 0x75, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
/** A block of a track that no file has; players skip it. */
const nobodysBlock = [0xff, 0, 0, 0x80, 0];

/**
 * Bytes that complete an element of which only `begun` was written. Undefined if it cannot be completed: a damaged picture would stop a
 * player, while damaged sound is a few hundredths of a second of silence.
 */
export function restOfElement(begun: Uint8Array<ArrayBuffer>, soundTrack: number): readonly number[] | undefined {
  const [id, size] = begun;
  switch (id) {
    case undefined:
      return [];
    case clusterHead[0]:
      return clusterHead.slice(begun.length);
    case ids.timestamp:
      return size === undefined ? [0x81, 0] : zeros((size & 0x7f) + 2 - begun.length);
    case ids.simpleBlock: {
      const length = size === undefined ? 1 : lengthOfNumber(size);
      const sizes = [...begun.slice(1, 1 + length)];
      while (sizes.length < length) sizes.push(sizes.length === 0 ? 0x80 | nobodysBlock.length : nobodysBlock.length);
      return restOfBlock(begun, { head: [id, ...sizes], soundTrack });
    }
    default: {
      const head = headAt(begun, 0);
      return head?.size === undefined ? undefined : zeros(head.length + head.size - begun.length);
    }
  }
}

type Block = Readonly<{ head: readonly number[]; soundTrack: number }>;

function restOfBlock(begun: Uint8Array, { head, soundTrack }: Block): readonly number[] | undefined {
  const size = headAt(Uint8Array.from(head), 0)?.size ?? 0;
  const track = begun[head.length];
  if (track !== undefined && (track & 0x7f) !== soundTrack) return undefined;
  const whole = [...head, ...nobodysBlock, ...zeros(Math.max(0, size - nobodysBlock.length))];
  return whole.slice(begun.length, head.length + size);
}

const zeros = (count: number) => new Array<number>(count).fill(0);
