import { audioFormat, type MediaFormat } from './media-format.ts';
import { adtsFrame, hasFramesNearby, mpegFrame, startsWithFrames } from './mpeg-frames.ts';
import { sniffIsoMedia, sniffMatroska, sniffOgg } from './sniff-containers.ts';

/** The number of bytes at the start of a file that `sniff` needs. */
export const sniffBytes = 65_536;

/**
 * Detects the format by the content; the file's name and declared type do not count. `undefined`: an unsupported format.
 * Always force this demuxer on ffmpeg: by itself ffmpeg also opens playlists and scripts, which read other files.
 */
export function sniff(head: Buffer): MediaFormat | undefined {
  return sniffers.map((look) => look(head)).find((format) => format !== undefined);
}

const startsWith = (head: Buffer, text: string, at = 0) => head.toString('latin1', at, at + text.length) === text;

function sniffRiff(head: Buffer): MediaFormat | undefined {
  const isRiff = ['RIFF', 'RF64', 'BW64'].some((magic) => startsWith(head, magic));
  return isRiff && startsWith(head, 'WAVE', 8) ? audioFormat('wav', 'audio/wav') : undefined;
}

const simple = [
  { magic: 'fLaC', format: audioFormat('flac', 'audio/flac') },
  { magic: 'caff\u0000\u0001', format: audioFormat('caf', 'audio/x-caf') },
  { magic: '#!AMR\n', format: audioFormat('amr', 'audio/amr') },
  { magic: '#!AMR-WB\n', format: audioFormat('amr', 'audio/amr-wb') },
];

const sniffSimple = (head: Buffer) => simple.find(({ magic }) => startsWith(head, magic))?.format;

function sniffAiff(head: Buffer): MediaFormat | undefined {
  const isAiff = startsWith(head, 'AIFF', 8) || startsWith(head, 'AIFC', 8);
  return startsWith(head, 'FORM') && isAiff ? audioFormat('aiff', 'audio/aiff') : undefined;
}

/** MPEG audio and AAC without a container have no magic number: several adjacent frames are the proof. */
function sniffFrames(head: Buffer): MediaFormat | undefined {
  const start = afterId3(head);
  const isTagged = start > 0;
  if (isTagged && start >= head.length) return mp3;
  const sound = head.subarray(start);
  const sure = unframed.find(({ frame }) => startsWithFrames(sound, frame));
  const nearby = isTagged ? unframed.find(({ frame }) => hasFramesNearby(sound, frame)) : undefined;
  return (sure ?? nearby)?.format;
}

const mp3 = audioFormat('mp3', 'audio/mpeg');
const unframed = [
  { frame: adtsFrame, format: audioFormat('aac', 'audio/aac') },
  { frame: mpegFrame, format: mp3 },
];

/** The start of the sound: an ID3v2 tag (id3.org, 3.1) stores its length in four bytes of seven bits each. */
function afterId3(head: Buffer): number {
  const size = head.subarray(6, 10);
  const isTag =
    startsWith(head, 'ID3') && head.length >= 10 && (head[3] ?? 0) <= 4 && size.every((byte) => byte < 0x80);
  return isTag ? 10 + size.reduce((length, byte) => length * 128 + byte, 0) : 0;
}

const sniffers = [sniffRiff, sniffIsoMedia, sniffOgg, sniffMatroska, sniffSimple, sniffAiff, sniffFrames];
