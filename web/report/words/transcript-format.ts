import type { TranscriptFormat } from '#domain/sessions/contract/transcript.ts';

const header = /^\uFEFF?WEBVTT(?=\s|$)/;
const cueTimes = /^\s*(?:\d+:)?\d{1,2}:\d{1,2}(?:[.,]\d{1,3})?\s*-->/m;

/** What a pasted text is by its looks. */
export function formatOf(text: string): TranscriptFormat {
  if (header.test(text)) return 'vtt';
  return cueTimes.test(text) ? 'srt' : 'txt';
}

/** What a file is by its name; where that says captions and there are none in it, the server says so. */
export function formatOfFile(name: string, text: string): TranscriptFormat {
  const [, extension] = /\.(vtt|srt)$/i.exec(name) ?? [];
  return (extension?.toLowerCase() as TranscriptFormat | undefined) ?? formatOf(text);
}

export const acceptedFiles = '.txt,.vtt,.srt,text/plain,text/vtt';
