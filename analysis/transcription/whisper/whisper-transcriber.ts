import { cutAtPauses } from '../cut-at-pauses.ts';
import { wordsOfAnswer } from '../endpoint/words-of-answer.ts';
import { joinPieces } from '../join-pieces.ts';
import { tidyWords } from '../tidy-words.ts';
import type { Transcriber } from '../transcriber.ts';
import type { WhisperInstallation } from './installation.ts';
import { runWhisper } from './run-whisper.ts';

/** Whisper processes 30 s at a time. Seconds. */
const longestPiece = 29;
/** Time limit for loading the model, and for each piece, on a busy machine. */
const usualPatienceMs = 600_000;

/** Whisper on this machine: no data leaves the machine. */
export function whisperTranscriber(
  installation: WhisperInstallation,
  { patienceMs = usualPatienceMs }: Readonly<{ patienceMs?: number }> = {},
): Transcriber {
  const { model } = installation;
  return {
    engine: { source: 'whisper', model, dropsFillers: true, leavesHouseTo: null },
    transcribe: async ({ pcmFile, locale, pauses, duration }, signal) => {
      const pieces = cutAtPauses({ duration, pauses, longest: longestPiece });
      const request = { installation, pcmFile, locale, pieces };
      const answers = pieces.length > 0 ? await runWhisper(request, { patienceMs, signal }) : [];
      const heard = pieces.map((piece, index) => {
        const answer = { words: answers[index] ?? [] };
        return { piece, words: wordsOfAnswer({ answer, piece, locale, pauses }).words };
      });
      const words = [...tidyWords(joinPieces(heard), duration)];
      return { locale, source: 'whisper', model, dropsFillers: true, times: 'measured', words };
    },
  };
}
