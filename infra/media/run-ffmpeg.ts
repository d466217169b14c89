import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ChildRun, runBounded } from './bounded-child.ts';
import { MediaToolFailed, MediaUnreadable, type UnreadableReason } from './media-error.ts';
import type { Demuxer } from './media-format.ts';
import type { Limits } from './watch-usage.ts';

/**
 * The decoders that recordings need, by their names in ffmpeg. No other decoder runs, whatever a file requests. Most vulnerabilities of ffmpeg
 * were in decoders of formats that nobody records with, and the packaged build is from 2018.
 */
const audio = `
  pcm_u8 pcm_s8 pcm_s16le pcm_s16be pcm_s24le pcm_s24be pcm_s32le pcm_s32be pcm_f32le pcm_f32be pcm_f64le pcm_f64be
  pcm_alaw pcm_mulaw adpcm_ms adpcm_ima_wav adpcm_ima_qt gsm gsm_ms mp2 mp2float mp3 mp3float aac aac_fixed libfdk_aac
  alac flac ac3 eac3 opus libopus vorbis libvorbis speex libspeex amrnb amrwb libopencore_amrnb libopencore_amrwb`;

const video = 'h264 hevc mpeg4 vp8 vp9 libvpx libvpx-vp9 av1 libdav1d libaom-av1 theora mjpeg prores';

const decoders = `${audio} ${video}`.trim().split(/\s+/).join(',');

/** First match wins: for a truncated file ffmpeg also reports invalid data. */
const signs: readonly (readonly [RegExp, UnreadableReason])[] = [
  [/Picture size \d+x\d+ (is invalid|exceeds)/i, 'too_many_pixels'],
  [/moov atom not found|partial file|End of file$|Truncat/im, 'truncated'],
  [/matches no streams|does not contain any stream/i, 'no_audio'],
  [
    /Invalid data found|Unable to find a suitable|could not find codec parameters|not on whitelist|Decoder \(codec .*\) not found/i,
    'unreadable',
  ],
];

/**
 * Decides by ffmpeg's messages whether the recording or the tool is at fault. An unknown message counts as a fault of the tool.
 */
function faultOf(said: string, exitCode: number): MediaUnreadable | MediaToolFailed {
  if (said.includes('No space left on device')) return new MediaToolFailed('disk_full', 'no space left on device');
  const reason = signs.find(([sign]) => sign.test(said))?.[1];
  return reason ? new MediaUnreadable(reason) : new MediaToolFailed('exit', `code ${exitCode}: ${said.slice(-500)}`);
}

type FfmpegInput = Readonly<{ path: string; demuxer: Demuxer }>;

export type FfmpegRun = Readonly<{
  /** The program. */
  ffmpeg: string;
  input: FfmpegInput;
  /** The options between the input and the output. */
  options: readonly string[];
  /** A file (overwritten), stdout, or nothing: then ffmpeg only describes the input. */
  output: { readonly file: string } | { readonly consume: NonNullable<ChildRun['consume']> } | 'none';
  limits?: Partial<Limits>;
  /** For work that nobody waits for: one thread, lowest priority. */
  isBackground?: boolean;
  signal?: AbortSignal | undefined;
}>;

const defaultLimits: Limits = { wallMs: 300_000, memoryBytes: 600_000_000, outputBytes: 1_000_000_000 };

/**
 * The only way in which the server runs ffmpeg: with the demuxer that `sniff` found, local files only, no picture over 9
 * million pixels, and only the decoders that recordings need. `-protocol_whitelist` alone does not stop a playlist from reading another local file; the fixed demuxer does.
 * Returns ffmpeg's messages (bounded). Throws `MediaUnreadable` or `MediaToolFailed`, or the reason of `signal`.
 */
export async function runFfmpeg(run: FfmpegRun): Promise<string> {
  const { exitCode, said } = await runBounded({
    command: run.ffmpeg,
    arguments: argumentsOf(run),
    directory: directoryOf(run),
    output: typeof run.output === 'object' && 'file' in run.output ? run.output.file : undefined,
    consume: typeof run.output === 'object' && 'consume' in run.output ? run.output.consume : undefined,
    limits: { ...defaultLimits, ...run.limits },
    nice: run.isBackground ? 19 : undefined,
    signal: run.signal,
  });
  const isDescription = run.output === 'none' && exitCode === 1 && said.includes('At least one output file');
  if (exitCode !== 0 && !isDescription) throw faultOf(said, exitCode);
  return said;
}

function argumentsOf({ input, options, output, isBackground }: FfmpegRun): readonly string[] {
  const threads = isBackground ? ['-threads', '1'] : [];
  const guard = ['-nostdin', '-hide_banner', '-nostats', '-protocol_whitelist', 'file,pipe', '-max_pixels', '9000000'];
  const only = ['-codec_whitelist', decoders, '-f', input.demuxer];
  const read = [...guard, ...threads, ...only, '-i', local(input.path)];
  if (output === 'none') return [...read, ...options];
  return [...read, ...options, ...threads, ...('file' in output ? ['-y', local(output.file)] : ['pipe:1'])];
}

/** Without the scheme, ffmpeg would read the part before a colon in a path as the name of a protocol. */
const local = (file: string) => `file:${path.resolve(file)}`;

const directoryOf = ({ output }: FfmpegRun) =>
  typeof output === 'object' && 'file' in output ? path.dirname(output.file) : tmpdir();
