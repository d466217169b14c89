import { MediaUnreadable } from './media-error.ts';
import type { MediaFormat } from './media-format.ts';
import { isFastStart } from './mp4-boxes.ts';
import { describedBy, type MediaStreams, maxPixels } from './probe-text.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

/** `fastStart`: a player can begin and seek before the whole file has arrived. Only ISO media can lack it. */
export type Probe = MediaStreams & Readonly<{ fastStart: boolean }>;

/** Also the input of `decodeToPcm`. `ffmpeg`: the program's path; `format`: the result of `sniff` for this file. */
export type MediaSource = Readonly<{
  ffmpeg: string;
  source: string;
  format: MediaFormat;
  signal?: AbortSignal | undefined;
}>;

/** Probes a file with `ffmpeg -i`. Throws `MediaUnreadable` (also for pictures too large to decode) or `MediaToolFailed`. */
export async function probe({ ffmpeg, source, format, signal }: MediaSource): Promise<Probe> {
  const input = { path: source, demuxer: format.demuxer };
  const said = await runFfmpeg({ ffmpeg, input, options: [], output: 'none', limits: { wallMs: 20_000 }, signal });
  const streams = describedBy(said);
  if (streams.video && streams.video.width * streams.video.height > maxPixels) {
    throw new MediaUnreadable('too_many_pixels');
  }
  return { ...streams, fastStart: format.demuxer !== 'mov' || (await isFastStart(source)) };
}
