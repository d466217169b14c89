import type { SpeechEngine } from '#domain/speech/contract/comparison.ts';
import { azureSpeechOf } from '#infra/config/azure-speech.ts';
import type { Settings } from '#infra/config/settings.ts';
import { StartupError } from '#infra/start-up/startup-error.ts';
import { azureTranscriber } from './azure/azure-transcriber.ts';
import { endpointTranscriber } from './endpoint/endpoint-transcriber.ts';
import { findParakeet } from './parakeet/installation.ts';
import { parakeetTranscriber } from './parakeet/parakeet-transcriber.ts';
import type { Transcriber } from './transcriber.ts';
import { findWhisper } from './whisper/installation.ts';
import { whisperTranscriber } from './whisper/whisper-transcriber.ts';

type Open = (settings: Settings, data: string) => Transcriber | undefined;

/** The engines in order of priority. The order matters only if no setting names an engine. */
const engines: Readonly<Record<SpeechEngine, Open>> = {
  azure: (settings) => {
    const azure = azureSpeechOf(settings);
    return azure && azureTranscriber(azure);
  },
  endpoint: ({ TRANSCRIBE_URL: url, TRANSCRIBE_MODEL: model, TRANSCRIBE_KEY: key }) =>
    url === undefined || model === undefined ? undefined : endpointTranscriber({ url, model, key }),
  parakeet: (_, data) => {
    const installation = findParakeet(data);
    return installation && parakeetTranscriber(installation);
  },
  whisper: (_, data) => {
    const installation = findWhisper(data);
    return installation && whisperTranscriber(installation);
  },
};

/**
 * The transcription engine: the one that `TRANSCRIBER` names, else the first configured one; undefined if there
 * is none, and all words come from people. `data` is the data folder. Opens no connection and loads no model.
 *
 * @throws StartupError if the requested engine is not available
 */
export function openTranscriber(settings: Settings, data: string): Transcriber | undefined {
  const { TRANSCRIBER: wanted } = settings;
  if (wanted === 'none') return undefined;
  if (wanted === undefined) {
    for (const open of Object.values(engines)) {
      const transcriber = open(settings, data);
      if (transcriber) return transcriber;
    }
    return undefined;
  }
  const transcriber = engines[wanted](settings, data);
  // Admins install Parakeet while the server runs, so the start must work without it.
  if (transcriber || wanted === 'parakeet') return transcriber;
  const remedy = wanted === 'whisper' ? 'run npm run transcriber -- install' : 'look at its settings';
  throw new StartupError(`The setting TRANSCRIBER is ${wanted}, but there is none: ${remedy}.`);
}

/** Opens the engine of this name, even if another one transcribes talks. Undefined if it is not configured. */
export const openEngine = (name: SpeechEngine, settings: Settings, data: string): Transcriber | undefined =>
  engines[name](settings, data);

/** For `/health/ready`. */
export function describeTranscriber(transcriber: Transcriber | undefined): string {
  if (!transcriber) return 'none';
  const { source, model, leavesHouseTo } = transcriber.engine;
  return `${source} (${model}, ${leavesHouseTo === null ? 'on this machine' : `sound goes to ${leavesHouseTo}`})`;
}
