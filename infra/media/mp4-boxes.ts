import { type FileHandle, open } from 'node:fs/promises';

type Box = Readonly<{ type: string; next: number }>;

const mostBoxes = 64;

/**
 * Whether the index (`moov`) stands before the media and covers all of it (ISO/IEC 14496-12). If the index is at the end,
 * a player has to fetch the whole file first; a fragmented file (`moof`) has no index for seeking.
 */
export async function isFastStart(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const types: string[] = [];
    let at = 0;
    while (types.length < mostBoxes && !types.includes('mdat')) {
      const box = await boxAt(file, at);
      if (box === undefined || box.next <= at) break;
      types.push(box.type);
      at = box.next;
    }
    return types.includes('moov') && types.includes('mdat') && !types.includes('moof');
  } finally {
    await file.close();
  }
}

async function boxAt(file: FileHandle, at: number): Promise<Box | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, at);
  if (bytesRead < 8) return undefined;
  const short = buffer.readUInt32BE(0);
  if (short === 1 && bytesRead < 16) return undefined;
  const size = short === 1 ? Number(buffer.readBigUInt64BE(8)) : short === 0 ? Number.MAX_SAFE_INTEGER - at : short;
  return { type: buffer.toString('latin1', 4, 8), next: at + size };
}
