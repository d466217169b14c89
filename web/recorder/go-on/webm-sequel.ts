import { clusterHead } from './rest-of-element.ts';
import { ids, unsigned, type WebmElement, webmReader } from './webm-elements.ts';
import { isBlock, tracksOf, type WebmEnd } from './webm-end.ts';

/** Elements that state the position of a cluster in its file. */
const positions: ReadonlySet<number> = new Set([0xa7, 0xab, 0xec]);

/**
 * Rewrites a second recording so that it can be appended to a first one: its times continue, and it has no head. The returned function
 * gives undefined if the two do not fit: other codecs, or a picture in only one of them.
 */
export function webmSequel(end: WebmEnd) {
  const reader = webmReader();
  /** The first recording's track number by that of the second. */
  let numbers: ReadonlyMap<number, number> | undefined;
  let isInCluster = false;
  let first = end.rest;

  function written(element: WebmElement): Uint8Array<ArrayBuffer> {
    const { id, bytes, payload } = element;
    if (id === ids.cluster) {
      isInCluster = true;
      return Uint8Array.from(clusterHead);
    }
    if (!isInCluster || positions.has(id)) return new Uint8Array(0);
    if (id === ids.timestamp) return timestamp(unsigned(payload) + end.milliseconds);
    if (!isBlock(element)) return bytes;
    const moved = bytes.slice();
    const at = bytes.length - payload.length;
    moved[at] = 0x80 | (numbers?.get((payload[0] ?? 0) & 0x7f) ?? 0);
    return moved;
  }

  return (piece: Uint8Array): Uint8Array<ArrayBuffer> | undefined => {
    const elements = reader.read(piece);
    const tracks = elements.find(({ id }) => id === ids.tracks);
    if (tracks) {
      numbers = numbersOf(end, tracks);
      if (!numbers) return undefined;
    }
    const parts = [Uint8Array.from(first), ...elements.map(written)];
    first = [];
    const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  };
}

function numbersOf({ tracks }: WebmEnd, element: WebmElement): ReadonlyMap<number, number> | undefined {
  const others = tracksOf(element);
  const pairs = others.flatMap(({ number, type, codec }): [number, number][] => {
    const same = tracks.find((track) => track.type === type && track.codec === codec);
    return same ? [[number, same.number]] : [];
  });
  return others.length === tracks.length && pairs.length === tracks.length ? new Map(pairs) : undefined;
}

function timestamp(milliseconds: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(10);
  bytes.set([ids.timestamp, 0x88]);
  new DataView(bytes.buffer).setBigUint64(2, BigInt(milliseconds));
  return bytes;
}
