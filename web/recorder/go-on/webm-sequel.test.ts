import { expect, test } from 'vitest';
import { ids, type WebmElement, webmReader } from './webm-elements.ts';
import { webmEnd } from './webm-end.ts';
import { webmSequel } from './webm-sequel.ts';

const unknownSize = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
const numbered = (value: number) => [(value >> 8) & 0xff, value & 0xff];

function bytesOf(id: number): number[] {
  const hex = id.toString(16);
  return (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}
const element = (id: number, payload: readonly number[]) => [...bytesOf(id), 0x80 | payload.length, ...payload];
const open = (id: number) => [...bytesOf(id), ...unknownSize];
const track = (number: number, type: number, codec: string) =>
  element(ids.trackEntry, [
    ...element(ids.trackNumber, [number]),
    ...element(ids.trackType, [type]),
    ...element(
      ids.codecId,
      [...codec].map((letter) => letter.charCodeAt(0)),
    ),
  ]);
const block = (number: number, at: number, content: number) =>
  element(ids.simpleBlock, [0x80 | number, ...numbered(at), 0x80, content, content, content]);
const cluster = (at: number, ...blocks: readonly number[][]) => [
  ...open(ids.cluster),
  ...element(ids.timestamp, numbered(at)),
  ...blocks.flat(),
];
const sound = track(1, 2, 'A_OPUS');
const film = (...tracks: readonly number[][]) => [
  ...element(ids.header, [1, 2, 3]),
  ...open(ids.segment),
  ...element(ids.tracks, tracks.flat()),
];
const first = [...film(sound), ...cluster(0, block(1, 0, 7), block(1, 60, 7)), ...cluster(120, block(1, 0, 7))];
const second = [...film(sound), ...cluster(0, block(1, 0, 9), block(1, 60, 9)), ...cluster(120, block(1, 5, 9))];

/** jsdom's blobs have no `arrayBuffer`. */
const piece = (bytes: readonly number[]) =>
  ({ arrayBuffer: async () => Uint8Array.from(bytes).buffer }) as unknown as Blob;
const endOf = async (bytes: readonly number[]) => {
  const end = await webmEnd([piece(bytes)]);
  if (!end) throw new Error('nothing can follow');
  return end;
};

/** Track, time and first content byte of each block. */
function heard(bytes: Iterable<number>): readonly (readonly [number, number, number])[] {
  let at = 0;
  return webmReader()
    .read(Uint8Array.from(bytes))
    .flatMap(({ id, payload }: WebmElement) => {
      if (id === ids.timestamp)
        at = Number(`0x${Array.from(payload, (byte) => byte.toString(16).padStart(2, '0')).join('')}`);
      if (id !== ids.simpleBlock) return [];
      return [[(payload[0] ?? 0) & 0x7f, at + (payload[1] ?? 0) * 256 + (payload[2] ?? 0), payload[4] ?? 0] as const];
    });
}

test('appends a second recording to the file, with continuing times', async () => {
  const sequel = webmSequel(await endOf(first));
  const joined = [...first, ...(sequel(Uint8Array.from(second)) ?? [])];
  expect(heard(joined)).toEqual([
    [1, 0, 7],
    [1, 60, 7],
    [1, 120, 7],
    [1, 180, 9],
    [1, 240, 9],
    [1, 305, 9],
  ]);
  expect(joined.slice(first.length, first.length + 4)).toEqual(bytesOf(ids.cluster));
});

test('accepts pieces that end anywhere', async () => {
  const whole = webmSequel(await endOf(first))(Uint8Array.from(second)) ?? [];
  const sequel = webmSequel(await endOf(first));
  const parts = second.flatMap((byte) => [...(sequel(Uint8Array.of(byte)) ?? [])]);
  expect(parts).toEqual([...whole]);
});

test.each(first.slice(-25).map((_, cut) => cut))(
  'loses nothing of the second recording when the first lacks its last %d bytes',
  async (cut) => {
    const left = first.slice(0, first.length - cut);
    const sequel = webmSequel(await endOf(left));
    const joined = [...left, ...(sequel(Uint8Array.from(second)) ?? [])];
    const contents = heard(joined).filter(([track]) => track === 1);
    expect(contents.map(([, , content]) => content).filter((content) => content === 9)).toEqual([9, 9, 9]);
    expect(contents.filter(([, , content]) => content === 7).length).toBeGreaterThanOrEqual(2);
  },
);

test('refuses to follow a cut picture', async () => {
  const cut = [...film(sound, track(2, 1, 'V_VP8')), ...cluster(0, block(1, 0, 7), block(1, 60, 7), block(2, 60, 6))];
  expect(await webmEnd([piece(cut)])).toBeDefined();
  expect(await webmEnd([piece(cut.slice(0, -2))])).toBeUndefined();
});

test('uses the track numbers of the first recording', async () => {
  const picture = track(2, 1, 'V_VP8');
  const end = await endOf([...film(sound, picture), ...cluster(0, block(1, 0, 7), block(2, 0, 6), block(1, 60, 7))]);
  const other = [...film(track(1, 1, 'V_VP8'), track(2, 2, 'A_OPUS')), ...cluster(0, block(1, 0, 5), block(2, 0, 4))];
  expect(heard(webmSequel(end)(Uint8Array.from(other)) ?? [])).toEqual([
    [2, 120, 5],
    [1, 120, 4],
  ]);
});

test.each([
  ['another codec', film(track(1, 2, 'A_VORBIS'))],
  ['a picture that the first one does not have', film(sound, track(2, 1, 'V_VP8'))],
])('refuses %s', async (_, other) => {
  expect(webmSequel(await endOf(first))(Uint8Array.from(other))).toBeUndefined();
});

test.each([
  ['no sound yet', film(sound)],
  ['another container', [...'OggS'].map((letter) => letter.charCodeAt(0))],
])('refuses to follow: %s', async (_, bytes) => {
  expect(await webmEnd([piece(bytes)])).toBeUndefined();
});
