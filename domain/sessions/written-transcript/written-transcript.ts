import {
  isNoText,
  largestTranscript,
  mostTranscriptWords,
  type TranscriptFault,
  type TranscriptFormat,
} from '../transcript.ts';
import type { Cue } from './cue.ts';
import { plainCues } from './plain-text.ts';
import { timedCues } from './timed-text.ts';

/** What a person pasted or uploaded, read; or why it cannot be. */
export type WrittenTranscript =
  | Readonly<{ kind: 'read'; cues: readonly Cue[] }>
  | Readonly<{ kind: 'unreadable'; fault: TranscriptFault }>;

const unreadable = (fault: TranscriptFault): WrittenTranscript => ({ kind: 'unreadable', fault });

/** Reads a transcript that a person gave. Lenient with what programs write, clear about what is none; never throws. */
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
