import { rm, stat } from 'node:fs/promises';
import { MediaUnreadable } from './media-error.ts';
import type { Demuxer } from './media-format.ts';
import type { MediaSource } from './probe.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

/** Seconds from the beginning of the recording. */
type Cutting = MediaSource & Readonly<{ from: number; to: number; target: string }>;

/** The ffmpeg output options of each demuxer for cutting without re-encoding. */
const muxers: Readonly<Partial<Record<Demuxer, readonly string[]>>> = {
  matroska: ['-f', 'webm'],
  mov: ['-movflags', '+faststart', '-f', 'mp4'],
  ogg: ['-f', 'ogg'],
  wav: ['-f', 'wav'],
  mp3: ['-f', 'mp3'],
  flac: ['-f', 'flac'],
  aac: ['-f', 'adts'],
};

/**
 * Writes the part between two moments, in the format of the recording. The result contains nothing from before or after; video
 * begins with the first keyframe. Throws as `decodeToPcm` does; then nothing is left at `target`.
 */
export async function cutMedia({ ffmpeg, source, format, from, to, target, signal }: Cutting): Promise<void> {
  const muxer = muxers[format.demuxer];
  if (!muxer) throw new MediaUnreadable('unreadable');
  try {
    await runFfmpeg({
      ffmpeg,
      input: { path: source, demuxer: format.demuxer },
      options: ['-map', '0:a:0', '-map', '0:V:0?', '-ss', `${from}`, '-t', `${to - from}`, '-c', 'copy', ...muxer],
      output: { file: target },
      signal,
    });
    if ((await stat(target)).size === 0) throw new MediaUnreadable('empty');
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
}
