import { open } from 'node:fs/promises';

/** Programs that cannot know the length write a number near this one. */
const unknown = 0x7f000000;
const headBytes = 65_536;

/**
 * Whether a wav holds clearly less than its header declares (more than a second and 2 % are missing). For such a file ffmpeg reports the length
 * of the file as the length of the talk. RF64 stores its length elsewhere, so it is not checked.
 */
export async function isWavCutShort(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const { size } = await file.stat();
    return isMissing(buffer.subarray(0, bytesRead), size);
  } finally {
    await file.close();
  }
}

function isMissing(head: Buffer, fileSize: number): boolean {
  let bytesPerSecond = 0;
  for (let at = 12; at + 20 <= head.length; ) {
    const name = head.toString('latin1', at, at + 4);
    const size = head.readUInt32LE(at + 4);
    if (name === 'fmt ') bytesPerSecond = head.readUInt32LE(at + 16);
    if (name === 'data') return size < unknown && at + 8 + size - fileSize > Math.max(bytesPerSecond, size * 0.02);
    at += 8 + size + (size % 2);
  }
  return false;
}
