import { fileURLToPath } from 'node:url';
import { cutAtPauses } from '../cut-at-pauses.ts';
import { wordsOfAnswer } from '../endpoint/words-of-answer.ts';
import { joinPieces } from '../join-pieces.ts';
import { tidyWords } from '../tidy-words.ts';
import type { Transcriber } from '../transcriber.ts';
import { runWhisper } from '../whisper/run-whisper.ts';
import type { ParakeetInstallation } from './installation.ts';

/** Seconds. Parakeet needs more memory for a longer piece. */
const longestPiece = 60;
/** Time limit for loading the model, and for each piece, on a busy machine. */
const usualPatienceMs = 600_000;

const program = fileURLToPath(new URL('./parakeet-process.ts', import.meta.url));

/** Parakeet on this machine: no data leaves the machine. It keeps some hesitations and leaves others out. */
export function parakeetTranscriber(
  installation: ParakeetInstallation,
  { patienceMs = usualPatienceMs }: Readonly<{ patienceMs?: number }> = {},
): Transcriber {
  const { model } = installation;
  return {
    engine: { source: 'parakeet', model, dropsFillers: true, leavesHouseTo: null },
    transcribe: async ({ pcmFile, locale, pauses, duration }, signal) => {
      const pieces = cutAtPauses({ duration, pauses, longest: longestPiece });
      const request = { installation, pcmFile, locale, pieces };
      const answers = pieces.length > 0 ? await runWhisper(request, { patienceMs, signal, program }) : [];
      const heard = pieces.map((piece, index) => {
        const answer = { words: answers[index] ?? [] };
        return { piece, words: wordsOfAnswer({ answer, piece, locale, pauses }).words };
      });
      const words = [...tidyWords(joinPieces(heard), duration)];
      return { locale, source: 'parakeet', model, dropsFillers: true, times: 'measured', words };
    },
  };
}
