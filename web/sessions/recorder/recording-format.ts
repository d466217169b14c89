/** What the recorder writes, by what browsers can write: the first that is supported. */
const formats = [
  { mimeType: 'audio/webm;codecs=opus', extension: 'webm' },
  { mimeType: 'audio/mp4;codecs=opus', extension: 'm4a' },
  { mimeType: 'audio/mp4', extension: 'm4a' },
  { mimeType: 'audio/ogg;codecs=opus', extension: 'ogg' },
] as const;

export type RecordingFormat = (typeof formats)[number];

export const bitsPerSecond = 64_000;

/** Safari says that it writes webm and then cannot play what it wrote: MP4 comes first there. */
export function recordingFormat(
  supports: (mimeType: string) => boolean,
  userAgent: string,
): RecordingFormat | undefined {
  const isSafari = /safari/i.test(userAgent) && !/chrom|android/i.test(userAgent);
  const supported = formats.filter(({ mimeType }) => supports(mimeType));
  return (isSafari ? supported.find(({ extension }) => extension === 'm4a') : undefined) ?? supported[0];
}
