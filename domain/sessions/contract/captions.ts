import { type Caption, captionCues } from './caption-cues.ts';
import type { Word } from './transcript.ts';

/** The words as captions in WebVTT (W3C): at most two lines of 42 characters, at most 7 s each, in the order of the talk. */
export function captionsOf(words: readonly Word[]): string {
  const cues = captionCues(words).map(({ from, to, lines }) => `${stamp(from)} --> ${stamp(to)}\n${escaped(lines)}\n`);
  return ['WEBVTT\n', ...cues].join('\n');
}

function stamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1_000);
  const part = (size: number, of: number, digits: number) =>
    `${Math.floor(milliseconds / size) % of}`.padStart(digits, '0');
  return `${part(3_600_000, 1_000, 2)}:${part(60_000, 60, 2)}:${part(1_000, 60, 2)}.${part(1, 1_000, 3)}`;
}

const escaped = (lines: Caption['lines']) =>
  lines.map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')).join('\n');
