import type { TranscriptFormat } from '#domain/sessions/contract/transcript.ts';

const header = /^\uFEFF?WEBVTT(?=\s|$)/;
const cueTimes = /^\s*(?:\d+:)?\d{1,2}:\d{1,2}(?:[.,]\d{1,3})?\s*-->/m;

/** The format of a pasted text, by its content. */
export function formatOf(text: string): TranscriptFormat {
  if (header.test(text)) return 'vtt';
  return cueTimes.test(text) ? 'srt' : 'txt';
}

/** The format of a file, by its name, else by its content. The server refuses a caption file without cues. */
export function formatOfFile(name: string, text: string): TranscriptFormat {
  const [, extension] = /\.(vtt|srt)$/i.exec(name) ?? [];
  return (extension?.toLowerCase() as TranscriptFormat | undefined) ?? formatOf(text);
}

export const acceptedFiles = '.txt,.vtt,.srt,text/plain,text/vtt';
