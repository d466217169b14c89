import type { MediaType } from '../sessions/for-others.ts';

/** Formats by preference; the recorder writes the first one that the browser supports. */
const formats = {
  audio: [
    // Only Firefox writes Ogg. Firefox's WebM has no duration, so a new take could not be sought.
    { mimeType: 'audio/ogg;codecs=opus', extension: 'ogg' },
    { mimeType: 'audio/webm;codecs=opus', extension: 'webm' },
    { mimeType: 'audio/mp4;codecs=opus', extension: 'm4a' },
    { mimeType: 'audio/mp4', extension: 'm4a' },
  ],
  video: [
    { mimeType: 'video/webm;codecs=vp8,opus', extension: 'webm' },
    { mimeType: 'video/webm', extension: 'webm' },
    { mimeType: 'video/mp4', extension: 'mp4' },
  ],
} as const;

export type RecordingFormat = Readonly<{ mimeType: string; extension: string }>;

export const audioBits = 64_000;
/** Twenty minutes are less than 200 MB. */
export const videoBits = 1_200_000;

type Browser = Readonly<{ supports: (mimeType: string) => boolean; userAgent: string }>;

/** The preferred format that the browser supports. Safari prefers MP4: it claims to write WebM but cannot play its own. */
export function recordingFormat(type: MediaType, { supports, userAgent }: Browser): RecordingFormat | undefined {
  const isSafari = /safari/i.test(userAgent) && !/chrom|android/i.test(userAgent);
  const supported = formats[type].filter(({ mimeType }) => supports(mimeType));
  const preferred = isSafari ? supported.find(({ mimeType }) => mimeType.includes('mp4')) : undefined;
  return preferred ?? supported[0];
}
