import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { largestTranscript, mostTranscriptWords, type TranscriptFault } from '#domain/sessions/transcript.ts';

const megabytes = largestTranscript / 1e6;

export const faultWords: Record<TranscriptFault, MessageDescriptor> = {
  too_large: msg`Das ist zu viel Text: höchstens ${megabytes} MB, das sind viele Stunden Sprache.`,
  too_many_words: msg`Das sind mehr als ${mostTranscriptWords} Wörter. Nehmen Sie nur, was in diesem Vortrag gesagt wurde.`,
  not_text: msg`Das ist kein Text. Speichern Sie die Datei als reinen Text (TXT) oder als Untertitel (VTT, SRT).`,
  no_cues: msg`In dieser Datei stehen keine Zeiten, wie sie in Untertiteln stehen. Speichern Sie sie als TXT.`,
  empty: msg`Darin steht kein gesprochenes Wort.`,
};

/** What can be said without asking the server. */
export function faultOf(text: string): TranscriptFault | undefined {
  if (new TextEncoder().encode(text).length > largestTranscript) return 'too_large';
  // The server takes no zero bytes, whatever they stand in.
  if (text.includes('\0')) return 'not_text';
  return text.trim() === '' ? 'empty' : undefined;
}
