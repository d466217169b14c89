import { inflateSync } from 'node:zlib';

const header = { woff: 44, sfnt: 12, woffEntry: 20, sfntEntry: 16 } as const;

/**
 * Unpacks a WOFF file (W3C WOFF 1.0) to a plain font. Our PDF writer reads WOFF too, but unpacks a table again for every
 * character.
 */
export function unpackedFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(font, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  for (const [index, value] of [count, power * 16, Math.log2(power), (count - power) * 16].entries()) {
    font.writeUInt16BE(value, 4 + 2 * index);
  }
  let at = header.sfnt + count * header.sfntEntry;
  for (let nth = 0; nth < count; nth += 1) {
    const entry = header.woff + nth * header.woffEntry;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const content = woff.subarray(offset, offset + packed);
    (packed < length ? inflateSync(content) : content).copy(font, at);
    const target = header.sfnt + nth * header.sfntEntry;
    // Tag and checksum, then the offset and length of the table.
    woff.copy(font, target, entry, entry + 4);
    woff.copy(font, target + 4, entry + 16, entry + 20);
    font.writeUInt32BE(at, target + 8);
    font.writeUInt32BE(length, target + 12);
    at += Math.ceil(length / 4) * 4;
  }
  return font;
}
