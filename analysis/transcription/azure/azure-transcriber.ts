import type { Word } from '#domain/sessions/contract/transcript.ts';
import { type AzureSpeech, speechOrigin } from '#infra/config/azure-speech.ts';
import { cutAtPauses } from '../cut-at-pauses.ts';
import { type HeardPiece, joinPieces } from '../join-pieces.ts';
import { leavesHouseTo } from '../leaves-house-to.ts';
import type { Stretch } from '../read-pcm.ts';
import { tidyWords } from '../tidy-words.ts';
import type { SpokenSession, Transcriber } from '../transcriber.ts';
import { defaultBackOff } from '../try-again.ts';
import { hearPiece } from './hear-piece.ts';
import type { SpeechSdk } from './speech-config.ts';

/** Seconds. During its transcription a piece is in memory twice, 19 MB each. */
const longestPiece = 600;
const model = 'Azure Speech';

export type AzureOptions = AzureSpeech & Readonly<{ backOff?: readonly number[]; patienceMs?: number }>;

/** Azure's speech service (or its container), which keeps hesitations. The SDK is loaded with the first talk. */
export function azureTranscriber(options: AzureOptions): Transcriber {
  const { backOff = defaultBackOff, patienceMs } = options;
  return {
    engine: { source: 'azure', model, dropsFillers: false, leavesHouseTo: leavesHouseTo(speechOrigin(options)) },
    transcribe: async (talk, signal) => {
      const sdk = await loadSdk();
      const heard: HeardPiece[] = [];
      for (const piece of cutAtPauses({ ...talk, longest: longestPiece })) {
        const patience = patienceMs ?? patienceFor(piece, talk);
        const words = await hearPiece(piece, { sdk, settings: options, talk, patienceMs: patience, backOff, signal });
        heard.push({ piece, words });
      }
      const words: Word[] = [...tidyWords(joinPieces(heard), talk.duration)];
      return { locale: talk.locale, source: 'azure', model, dropsFillers: false, times: 'measured', words };
    },
  };
}

/** Maximum silence of the service, in milliseconds: it sends nothing during a pause, so the longest pause plus two minutes. */
function patienceFor({ from, to }: Stretch, { pauses }: SpokenSession): number {
  const inside = pauses.filter(({ offset, duration }) => offset + duration > from && offset < to);
  return (120 + Math.max(0, ...inside.map(({ duration }) => duration))) * 1_000;
}

async function loadSdk(): Promise<SpeechSdk> {
  const sdk = await import('microsoft-cognitiveservices-speech-sdk');
  const { WebsocketMessageAdapter } = await import(
    'microsoft-cognitiveservices-speech-sdk/distrib/lib/src/common.browser/WebsocketMessageAdapter.js'
  );
  // Forces the `ws` package. Node's WebSocket sends no headers: the key would be in the URL, and refusals would lack a status.
  WebsocketMessageAdapter.forceNpmWebSocket = true;
  sdk.Recognizer.enableTelemetry(false);
  return sdk;
}
