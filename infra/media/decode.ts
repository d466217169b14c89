import { rm, stat } from 'node:fs/promises';
import { levelsIn, speakingChannels } from './channel-levels.ts';
import { MediaUnreadable } from './media-error.ts';
import type { MediaSource } from './probe.ts';
import { describedBy, type MediaStreams, maxPixels } from './probe-text.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import type { Limits } from './watch-usage.ts';
import { isWavCutShort } from './wav-length.ts';

/** Samples per second in the output of `decodeToPcm`. */
export const pcmRate = 16_000;

type Decoding = MediaSource &
  Readonly<{
    /** The raw file to write: signed 16 bit, little endian, mono. Its directory must belong to this job alone. */
    target: string;
    maxSeconds: number;
    limits?: Partial<Limits>;
  }>;

export type Decoded = Readonly<{ duration: number; samples: number }>;

/**
 * The sound of a talk as 16 kHz mono. Time 0 is the beginning of the media, and gaps in its timestamps become silence, so that times
 * agree with a player's. `duration` in seconds. Throws `MediaUnreadable` or `MediaToolFailed`; then nothing is left at `target`.
 */
export async function decodeToPcm(decoding: Decoding): Promise<Decoded> {
  try {
    const said = await decodeSpeech(decoding);
    const samples = Math.floor((await stat(decoding.target)).size / 2);
    refuseUnfit(said, { seconds: samples / pcmRate, maxSeconds: decoding.maxSeconds });
    if (decoding.format.demuxer === 'wav' && (await isWavCutShort(decoding.source))) {
      throw new MediaUnreadable('truncated');
    }
    return { duration: samples / pcmRate, samples };
  } catch (error) {
    await rm(decoding.target, { force: true });
    throw error;
  }
}

/** Decodes again with the speaking channels only, if the mix of all channels would weaken the voice or cancel it out. */
async function decodeSpeech(decoding: Decoding): Promise<string> {
  const said = await run(decoding, mixOfAll);
  const speaking = speakingChannels(levelsIn(said));
  if (speaking !== 'all') await run(decoding, mixOf(speaking));
  return said;
}

function run({ ffmpeg, source, format, target, maxSeconds, limits, signal }: Decoding, mix: string): Promise<string> {
  const filters = [`aresample=${pcmRate}:async=1:first_pts=0`, mix].join(',');
  return runFfmpeg({
    ffmpeg,
    input: { path: source, demuxer: format.demuxer },
    options: ['-map', '0:a:0', '-af', filters, '-t', `${maxSeconds + 1}`, '-c:a', 'pcm_s16le', '-f', 's16le'],
    output: { file: target },
    limits: { outputBytes: (maxSeconds + 10) * pcmRate * 2, ...limits },
    signal,
  });
}

const asMono = 'aformat=sample_fmts=s16:channel_layouts=mono';

/**
 * Mixes all channels, and measures the level of each before the mix and of the mix itself. The weights always add up to 1, so nothing clips:
 * each side of a stereo talk counts half. ffmpeg's default would lower the centre voice of a 5.1 recording to -11 dB.
 */
const mixOfAll = `astats,aresample=center_mix_level=1.4:surround_mix_level=0.3,${asMono},astats`;

function mixOf(channels: readonly number[]): string {
  const weight = (1 / channels.length).toFixed(6);
  return `pan=mono|c0=${channels.map((channel) => `${weight}*c${channel}`).join('+')},${asMono}`;
}

function refuseUnfit(said: string, { seconds, maxSeconds }: { seconds: number; maxSeconds: number }): void {
  const streams = describedBy(said);
  const { video } = streams;
  if (video && video.width * video.height > maxPixels) throw new MediaUnreadable('too_many_pixels');
  if (seconds > maxSeconds) throw new MediaUnreadable('too_long');
  if (isCutShort(said, streams, seconds)) throw new MediaUnreadable('truncated');
  if (seconds === 0) throw new MediaUnreadable('empty');
}

/** ffmpeg reports success for a truncated file. A video may be longer than its sound, and an estimated duration proves nothing. */
function isCutShort(said: string, { duration, video }: MediaStreams, seconds: number): boolean {
  if (/offset 0x[0-9a-f]+: partial file/.test(said)) return true;
  if (video || duration === null || said.includes('Estimating duration from bitrate')) return false;
  return duration - seconds > Math.max(1, duration * 0.02);
}
