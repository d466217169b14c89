import {
  isNoText,
  largestTranscript,
  mostTranscriptWords,
  type TranscriptFault,
  type TranscriptFormat,
} from '../contract/transcript.ts';
import { type Cue, spokenText } from './cue.ts';
import { timedCues } from './timed-text.ts';

/** `[00:12:30]`, `(1:02)`, `00:12.5` at the start of a line: many programs write them, but they are too coarse to use as times. */
const stamp = /^[([]?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?[)\]]?(?:\s*[-–—]\s*)?(?=\s|$)/;

/** The lines of a text without times. */
function plainCues(text: string): readonly Cue[] {
  return text
    .split('\n')
    .map((line) => ({ text: spokenText(line.trim().replace(stamp, '').trim()), times: null }))
    .filter((cue) => cue.text !== '');
}

/** The parsed transcript that a person pasted or uploaded, or the reason why it cannot be read. */
export type WrittenTranscript =
  | Readonly<{ kind: 'read'; cues: readonly Cue[] }>
  | Readonly<{ kind: 'unreadable'; fault: TranscriptFault }>;

const unreadable = (fault: TranscriptFault): WrittenTranscript => ({ kind: 'unreadable', fault });

/** Reads a transcript from a person. It tolerates the output of many programs, reports other text as invalid, and never throws. */
export function readWrittenTranscript(format: TranscriptFormat, given: string): WrittenTranscript {
  if (given.length > largestTranscript || bytesOf(given) > largestTranscript) return unreadable('too_large');
  if (isNoText(given)) return unreadable('not_text');
  const text = given
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .normalize('NFC');
  if (text.trim() === '') return unreadable('empty');
  const cues = format === 'txt' ? plainCues(text) : timedCues(text);
  if (cues.length === 0 && format !== 'txt' && !/\d\s*-->\s*\d/.test(text)) return unreadable('no_cues');
  const words = cues.reduce((sum, cue) => sum + countWords(cue.text), 0);
  if (words === 0) return unreadable('empty');
  return words > mostTranscriptWords ? unreadable('too_many_words') : { kind: 'read', cues };
}

const countWords = (text: string) => text.split(' ').filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;
