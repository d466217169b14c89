import { pcmRate } from '#infra/media/decode.ts';
import { cutAtPauses } from '../cut-at-pauses.ts';
import { type HeardPiece, joinPieces } from '../join-pieces.ts';
import { leavesHouseTo } from '../leaves-house-to.ts';
import { readPcm, type Stretch } from '../read-pcm.ts';
import { tidyWords } from '../tidy-words.ts';
import type { SpokenSession, Transcriber } from '../transcriber.ts';
import { defaultBackOff, tryAgain } from '../try-again.ts';
import { ask, type EndpointSettings } from './ask.ts';
import { type WordsOfPiece, wordsOfAnswer } from './words-of-answer.ts';

/** Seconds: 8 MB as wav, while servers usually accept 25 MB. A failed piece is sent again, so shorter pieces waste less. */
const longestPiece = 240;
/** Below 300 s, after which `fetch` itself stops waiting for a response. */
const timeLimitMs = 290_000;

export type EndpointOptions = EndpointSettings & Readonly<{ backOff?: readonly number[]; timeLimitMs?: number }>;

/** A server with OpenAI's `/v1/audio/transcriptions`: OpenAI itself, or one's own (speaches, LocalAI, whisper.cpp, vLLM). */
export function endpointTranscriber(options: EndpointOptions): Transcriber {
  const { url, model } = options;
  return {
    engine: { source: 'endpoint', model, dropsFillers: dropsFillers(model), leavesHouseTo: leavesHouseTo(url) },
    transcribe: async (session, signal) => {
      const heard: (HeardPiece & WordsOfPiece)[] = [];
      for (const piece of cutAtPauses({ ...session, longest: longestPiece })) {
        heard.push({ piece, ...(await hear(piece, session, { ...options, signal })) });
      }
      const words = [...tidyWords(joinPieces(heard), session.duration)];
      const times = heard.some((piece) => piece.times === 'estimated') ? 'estimated' : 'measured';
      return { locale: session.locale, source: 'endpoint', model, dropsFillers: dropsFillers(model), times, words };
    },
  };
}

type Hearing = EndpointOptions & Readonly<{ signal: AbortSignal }>;

async function hear(piece: Stretch, session: SpokenSession, options: Hearing): Promise<WordsOfPiece> {
  const { pcmFile, locale, pauses } = session;
  const { signal, backOff = defaultBackOff } = options;
  const wav = wavOf(await readPcm(pcmFile, piece));
  const question = { wav, language: locale, timeLimitMs: options.timeLimitMs ?? timeLimitMs };
  const answer = await tryAgain(() => ask(options, question, signal), { backOff, signal });
  return wordsOfAnswer({ answer, piece, locale, pauses });
}

/** Models like Whisper leave hesitations out, except those that were trained to keep them. */
const dropsFillers = (model: string) => /whisper|transcribe|distil/i.test(model) && !/crisper|verbatim/i.test(model);

/** Raw 16 bit mono at 16 kHz as a file that every decoder knows (RIFF WAVE, PCM). */
function wavOf(pcm: Uint8Array): Buffer {
  const header = Buffer.alloc(44);
  const [channels, bytesPerSample] = [1, 2];
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + pcm.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(pcmRate, 24);
  header.writeUInt32LE(pcmRate * channels * bytesPerSample, 28);
  header.writeUInt16LE(channels * bytesPerSample, 32);
  header.writeUInt16LE(bytesPerSample * 8, 34);
  header.write('data', 36);
  header.writeUInt32LE(pcm.length, 40);
  return Buffer.concat([header, pcm]);
}
