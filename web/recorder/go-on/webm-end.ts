import { restOfElement } from './rest-of-element.ts';
import { childrenOf, ids, unsigned, type WebmElement, webmReader } from './webm-elements.ts';

type Track = Readonly<{ number: number; type: number; codec: string }>;

/** The end of a WebM recording: all that another recording needs to follow in the same file. */
export type WebmEnd = Readonly<{
  milliseconds: number;
  tracks: readonly Track[];
  /** Bytes that complete the last element: a recorder hands out its bytes each second, in the middle of an element. */
  rest: readonly number[];
}>;

const soundType = 2;
const scaleOfMilliseconds = 1_000_000;

/** Undefined if nothing can follow: another container, another unit of time, no sound yet, or a cut picture. */
export async function webmEnd(pieces: readonly Blob[]): Promise<WebmEnd | undefined> {
  const reader = webmReader();
  let tracks: readonly Track[] = [];
  let [cluster, isPlain, clusterEnd, at] = [0, true, 0, 0];
  const moments: number[] = [];
  for (const piece of pieces) {
    for (const element of reader.read(new Uint8Array(await piece.arrayBuffer()))) {
      at += element.bytes.length;
      if (element.id === ids.info) isPlain = isInMilliseconds(element);
      if (element.id === ids.tracks) tracks = tracksOf(element);
      if (element.id === ids.cluster) clusterEnd = at + (element.size ?? 0);
      if (element.id === ids.timestamp) cluster = unsigned(element.payload);
      const moment = cluster + relativeTime(element);
      if (isOfSound(element, tracks)) moments.push(moment);
    }
  }
  const sound = tracks.find(({ type }) => type === soundType);
  const rest = sound && restOfElement(reader.rest(), sound.number);
  const [last, before] = [moments.at(-1), moments.at(-2)];
  if (!isPlain || last === undefined || before === undefined || rest === undefined) return undefined;
  // A cluster that states its size must not be shorter.
  if (clusterEnd > at + reader.rest().length + rest.length) return undefined;
  return { milliseconds: last + Math.max(1, last - before), tracks, rest };
}

export function tracksOf({ payload }: WebmElement): readonly Track[] {
  return childrenOf(payload)
    .filter(({ id }) => id === ids.trackEntry)
    .map(({ payload: entry }) => {
      const parts = new Map(childrenOf(entry).map((part) => [part.id, part.payload]));
      const part = (id: number) => parts.get(id) ?? new Uint8Array(0);
      return {
        number: unsigned(part(ids.trackNumber)),
        type: unsigned(part(ids.trackType)),
        codec: [...part(ids.codecId), ...part(ids.codecPrivate)].join(' '),
      };
    });
}

export const isBlock = ({ id }: WebmElement): boolean => id === ids.simpleBlock || id === ids.block;

function isInMilliseconds({ payload }: WebmElement): boolean {
  const scale = childrenOf(payload).find(({ id }) => id === ids.timestampScale);
  return scale === undefined || unsigned(scale.payload) === scaleOfMilliseconds;
}

function isOfSound(element: WebmElement, tracks: readonly Track[]): boolean {
  const number = (element.payload[0] ?? 0) & 0x7f;
  return isBlock(element) && tracks.some((track) => track.type === soundType && track.number === number);
}

/** The time of a block is a signed number after its track byte. */
function relativeTime({ payload }: WebmElement): number {
  return payload.length < 3 ? 0 : new DataView(payload.buffer, payload.byteOffset).getInt16(1);
}
