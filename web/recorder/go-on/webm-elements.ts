/** The ids of the WebM elements that matter here (RFC 9559). */
export const ids = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codecId: 0x86,
  codecPrivate: 0x63a2,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;

type Bytes = Uint8Array<ArrayBuffer>;

/** `bytes`: the whole element, or only the head if its children follow as elements of their own. */
export type WebmElement = Readonly<{ id: number; size: number | undefined; bytes: Bytes; payload: Bytes }>;

/** Elements whose children are read as elements of their own. */
const opened: ReadonlySet<number> = new Set([ids.segment, ids.cluster, ids.blockGroup]);

/** Reads WebM in pieces that may end anywhere. */
export function webmReader() {
  let rest = new Uint8Array(0);
  return {
    /** Adds a piece, and returns the elements that it completes. */
    read(piece: Uint8Array): readonly WebmElement[] {
      const bytes = new Uint8Array(rest.length + piece.length);
      bytes.set(rest);
      bytes.set(piece, rest.length);
      const found: WebmElement[] = [];
      let at = 0;
      for (let next = elementAt(bytes, at); next; next = elementAt(bytes, at)) {
        found.push(next);
        at += next.bytes.length;
      }
      rest = bytes.slice(at);
      return found;
    },
    /** The bytes of the incomplete last element. */
    rest: (): Bytes => rest,
  };
}

/** The children in the payload of a complete element. */
export function childrenOf(payload: Uint8Array): readonly WebmElement[] {
  return webmReader().read(payload);
}

export const unsigned = (payload: Uint8Array): number => payload.reduce((value, byte) => value * 256 + byte, 0);

function elementAt(bytes: Bytes, at: number): WebmElement | undefined {
  const head = headAt(bytes, at);
  if (!head) return undefined;
  const { id, size, length } = head;
  if (opened.has(id)) {
    return { id, size, bytes: bytes.slice(at, at + length), payload: new Uint8Array(0) };
  }
  const end = at + length + (size ?? Number.POSITIVE_INFINITY);
  if (end > bytes.length) return undefined;
  return { id, size, bytes: bytes.slice(at, end), payload: bytes.slice(at + length, end) };
}

export function headAt(bytes: Uint8Array, at: number) {
  const idLength = lengthOfNumber(bytes[at]);
  const sizeLength = lengthOfNumber(bytes[at + idLength]);
  const length = idLength + sizeLength;
  if (at + length > bytes.length) return undefined;
  const sizeBytes = bytes.slice(at + idLength, at + length);
  sizeBytes[0] = (sizeBytes[0] ?? 0) & (0xff >> sizeLength);
  // All ones mean an unknown size, as in a recording that still runs.
  const isUnknown = unsigned(sizeBytes) === 2 ** (7 * sizeLength) - 1;
  return { id: unsigned(bytes.slice(at, at + idLength)), size: isUnknown ? undefined : unsigned(sizeBytes), length };
}

/** Length of the number in bytes, from the leading zero bits of its first byte. Infinity if there is no such byte yet or it is 0. */
export const lengthOfNumber = (first: number | undefined): number =>
  first === undefined || first === 0 ? Number.POSITIVE_INFINITY : Math.clz32(first) - 23;
