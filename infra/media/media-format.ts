/** Names that `ffmpeg -f` accepts for an input. */
export type Demuxer = 'wav' | 'mp3' | 'mov' | 'ogg' | 'matroska' | 'flac' | 'aac' | 'aiff' | 'caf' | 'amr';

/** `kind` is a hint from the first bytes; `either` means that only a probe can tell. */
export type MediaFormat = Readonly<{ demuxer: Demuxer; contentType: string; kind: 'audio' | 'video' | 'either' }>;

export const audioFormat = (demuxer: Demuxer, contentType: string): MediaFormat => ({
  demuxer,
  contentType,
  kind: 'audio',
});
