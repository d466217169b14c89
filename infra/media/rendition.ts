import { rm, stat } from 'node:fs/promises';
import type { MediaFormat } from './media-format.ts';
import type { MediaSource, Probe } from './probe.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import type { Limits } from './watch-usage.ts';

/** Whether browsers cannot play and seek a file as it is. */
export function needsRendition(probe: Probe, format: MediaFormat): boolean {
  const { audio, video } = probe;
  if (!audio) return true;
  if (format.demuxer === 'mp3') return audio.codec !== 'mp3';
  if (format.demuxer === 'wav') {
    const isPlainPcm = audio.codec === 'pcm_s16le' || audio.codec === 'pcm_s24le';
    return !isPlainPcm || audio.sampleRate > 48_000 || audio.channels > 2;
  }
  if (format.demuxer !== 'mov' || format.contentType === 'video/quicktime' || !probe.fastStart) return true;
  return audio.codec !== 'aac' || (video !== undefined && !isPlayableVideo(video));
}

type Video = NonNullable<Probe['video']>;

const isPlayableVideo = ({ codec, pixelFormat }: Video) => codec === 'h264' && /^yuvj?420p$/.test(pixelFormat);

export type Rendition = Readonly<{ contentType: 'audio/mp4' | 'video/mp4'; size: number }>;

/** `seconds`: the length of the talk. */
type Rendering = MediaSource & Readonly<{ probe: Probe; target: string; seconds: number; limits?: Partial<Limits> }>;

const widest = 1280;
/** The most pixels of a film that is encoded: two hours of 1920 × 1080 at 30 pictures a second, and a third more. */
const mostPixels = 600_000_000_000;
const usualRate = 30;

/** Computed from the film's declared data, before any work. */
const pixelsIn = ({ width, height, framesPerSecond }: Video, { duration }: Probe, seconds: number): number =>
  width * height * (framesPerSecond ?? usualRate) * Math.max(seconds, duration ?? 0);

/** Whether a film would have to be encoded, and is too large for that. */
export const isTooMuch = (probe: Probe, seconds: number): boolean =>
  probe.video !== undefined && !isPlayableVideo(probe.video) && pixelsIn(probe.video, probe, seconds) > mostPixels;

/** Enough for a machine that encodes at half the speed of playback. */
const limitMs = (seconds: number) => 60_000 + 2_000 * seconds;

/**
 * Writes an m4a (AAC) or an mp4 (H.264 and AAC) that every browser plays and seeks: index first, at most 1280 pixels wide
 * if it is encoded. A stream that fits already is copied. Runs in the background, with a time limit that depends on the length of the
 * talk. `size` in bytes. Throws as `decodeToPcm` does; then nothing is left at `target`.
 */
export async function makeRendition(rendering: Rendering): Promise<Rendition> {
  const { ffmpeg, source, format, probe, seconds, target, limits, signal } = rendering;
  try {
    await runFfmpeg({
      ffmpeg,
      input: { path: source, demuxer: format.demuxer },
      options: [
        ...videoOptions(probe, seconds),
        ...audioOptions(probe),
        '-sn',
        '-dn',
        '-movflags',
        '+faststart',
        '-f',
        'mp4',
      ],
      output: { file: target },
      limits: { wallMs: limitMs(seconds), ...limits },
      isBackground: true,
      signal,
    });
    return { contentType: probe.video ? 'video/mp4' : 'audio/mp4', size: (await stat(target)).size };
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
}

function videoOptions(probe: Probe, seconds: number): readonly string[] {
  const { video } = probe;
  if (!video) return ['-vn'];
  const map = ['-map', '0:V:0'];
  const isSmall = video.width <= widest;
  // A film that is too large to be encoded smaller still plays as it is.
  if (isPlayableVideo(video) && (isSmall || pixelsIn(video, probe, seconds) > mostPixels))
    return [...map, '-c:v', 'copy'];
  const scale = `scale=w='trunc(min(${widest},iw)/2)*2':h=-2`;
  return [...map, '-vf', scale, '-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23'];
}

function audioOptions({ audio }: Probe): readonly string[] {
  const map = ['-map', '0:a:0?'];
  if (!audio || (audio.codec === 'aac' && audio.channels <= 2)) return [...map, '-c:a', 'copy'];
  const channels = Math.min(2, audio.channels);
  return [...map, '-c:a', 'aac', '-b:a', `${64 * channels}k`, '-ac', `${channels}`, '-ar', '48000'];
}
