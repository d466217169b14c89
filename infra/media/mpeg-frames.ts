/** The length in bytes of the frame that begins at `at`; `undefined`: no frame begins there, or `at` is not a number. */
type FrameLength = (bytes: Buffer, at: number) => number | undefined;

const longestFrame = 2_881;

/** Whether two frames follow each other from the very beginning. One frame is enough if the bytes end there. */
export function startsWithFrames(bytes: Buffer, frameLength: FrameLength): boolean {
  const first = frameLength(bytes, 0);
  return first !== undefined && (first >= bytes.length || frameLength(bytes, first) !== undefined);
}

/** Whether three frames follow each other, starting within the padding after a tag. */
export function hasFramesNearby(bytes: Buffer, frameLength: FrameLength): boolean {
  const reach = Math.min(bytes.length, longestFrame * 2);
  for (let at = 1; at < reach; at += 1) if (areFrames(bytes, frameLength, at)) return true;
  return false;
}

function areFrames(bytes: Buffer, frameLength: FrameLength, at: number): boolean {
  const second = at + (frameLength(bytes, at) ?? Number.NaN);
  const third = second + (frameLength(bytes, second) ?? Number.NaN);
  return frameLength(bytes, third) !== undefined;
}

const kilobits: Readonly<Record<string, readonly number[]>> = {
  '1-1': [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '1-2': [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '1-3': [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2-1': [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  '2-2': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  '2-3': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = [44_100, 48_000, 32_000];

/** ISO/IEC 11172-3, 2.4.1.3 and ISO/IEC 13818-3. Free format (no bit rate) is not taken. */
export const mpegFrame: FrameLength = (bytes, at) => {
  if (!(at + 4 <= bytes.length)) return undefined;
  const header = bytes.readUInt32BE(at);
  const version = (header >>> 19) & 3;
  const layer = 4 - ((header >>> 17) & 3);
  if (header >>> 21 !== 0x7ff || version === 1 || layer === 4) return undefined;
  const bitRate = kilobits[`${version === 3 ? 1 : 2}-${layer}`]?.[((header >>> 12) & 15) - 1];
  const sampleRate = sampleRates[(header >>> 10) & 3];
  if (bitRate === undefined || sampleRate === undefined) return undefined;
  const rate = sampleRate / (version === 3 ? 1 : version === 2 ? 2 : 4);
  const padding = (header >>> 9) & 1;
  if (layer === 1) return (Math.floor((12_000 * bitRate) / rate) + padding) * 4;
  return Math.floor(((layer === 3 && version !== 3 ? 72_000 : 144_000) * bitRate) / rate) + padding;
};

/** ISO/IEC 13818-7, 6.2 (ADTS). */
export const adtsFrame: FrameLength = (bytes, at) => {
  if (!(at + 7 <= bytes.length)) return undefined;
  const isSync = (bytes.readUInt16BE(at) & 0xfff6) === 0xfff0;
  const frequency = (bytes.readUInt8(at + 2) >>> 2) & 15;
  const length = (bytes.readUIntBE(at + 3, 3) >>> 5) & 0x1fff;
  return isSync && frequency < 13 && length > 7 ? length : undefined;
};
