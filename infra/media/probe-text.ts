type AudioStream = Readonly<{ codec: string; sampleRate: number; channels: number }>;
/** `framesPerSecond` if the file declares it: a browser's recording does not. */
type VideoStream = Readonly<{
  codec: string;
  pixelFormat: string;
  width: number;
  height: number;
  framesPerSecond: number | null;
}>;

/** `duration` in seconds, as the file declares it; null if it does not (a browser's recording). It may be wrong. */
export type MediaStreams = Readonly<{
  duration: number | null;
  audio: AudioStream | undefined;
  video: VideoStream | undefined;
}>;

/** Enough for 4K; one picture of 12,000 × 12,000 would take 1.5 GB. */
export const maxPixels = 9_000_000;

/**
 * Parses ffmpeg's description of its input, because some installations of ffmpeg have no ffprobe. The first stream of each
 * kind counts, and a cover picture is not a video.
 */
export function describedBy(said: string): MediaStreams {
  const input = said.split(/^(?:Stream mapping:|Output #0)/m)[0] ?? '';
  const streams = input.split('\n').filter((line) => /^ +Stream #0:/.test(line));
  return { duration: durationIn(input), audio: find(streams, audioIn), video: find(streams, videoIn) };
}

const find = <T>(lines: readonly string[], read: (line: string) => T | undefined): T | undefined =>
  lines.map(read).find((found) => found !== undefined);

/** Metadata has a deeper indentation, so a title cannot be mistaken for a duration. */
function durationIn(input: string): number | null {
  const [, hours, minutes, seconds] = /^ {2}Duration: (\d+):(\d\d):(\d\d\.\d+)/m.exec(input) ?? [];
  return seconds === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function audioIn(line: string): AudioStream | undefined {
  const [, codec, sampleRate, layout] = /: Audio: (\w+).*?, (\d+) Hz, ([^,]+)/.exec(line) ?? [];
  if (codec === undefined || layout === undefined) return undefined;
  return { codec, sampleRate: Number(sampleRate), channels: channelsOf(layout) };
}

function channelsOf(layout: string): number {
  const named: Readonly<Record<string, number>> = {
    mono: 1,
    stereo: 2,
    downmix: 2,
    quad: 4,
    hexagonal: 6,
    octagonal: 8,
  };
  const [, front, low] = /^(\d+)\.(\d)/.exec(layout) ?? [];
  const counted = /^(\d+) channels/.exec(layout)?.[1];
  if (front !== undefined) return Number(front) + Number(low);
  return counted === undefined ? (named[layout.replace(/\(.*/, '').trim()] ?? 2) : Number(counted);
}

function videoIn(line: string): VideoStream | undefined {
  if (line.includes('(attached pic)')) return undefined;
  const [, codec, pixelFormat, width, height] = /: Video: (\w+).*?, (\w+)(?:\([^)]*\))?, (\d+)x(\d+)/.exec(line) ?? [];
  if (codec === undefined || pixelFormat === undefined) return undefined;
  const rate = /, ([\d.]+) fps\b/.exec(line)?.[1];
  const framesPerSecond = rate === undefined ? null : Number(rate);
  return { codec, pixelFormat, width: Number(width), height: Number(height), framesPerSecond };
}
