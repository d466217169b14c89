import type { SpeechRecognizer } from 'microsoft-cognitiveservices-speech-sdk';
import type { HeardWord, LiveAccess } from '#domain/sessions/contract/live.ts';
import type { SoundPiece } from './live-sound.ts';

const ticksPerSecond = 10_000_000;
/** Silence allowed before the first word: a talk may begin late (product specification). Milliseconds. */
const initialSilence = '60000';

type Sdk = typeof import('microsoft-cognitiveservices-speech-sdk');

export type EarEvents = Readonly<{
  onPhrase: (words: readonly HeardWord[]) => void;
  onGuess: (text: string) => void;
  onFailed: () => void;
}>;

export type OutsideEar = Readonly<{
  hear: (piece: SoundPiece) => void;
  renew: (token: string) => void;
  close: () => void;
}>;

/** Connects the browser to Azure's speech service. The SDK is fetched on first use. */
export async function openAzureEar(
  access: LiveAccess,
  { onPhrase, onGuess, onFailed }: EarEvents,
): Promise<OutsideEar> {
  const sdk = await import('microsoft-cognitiveservices-speech-sdk');
  sdk.Recognizer.enableTelemetry(false);
  const sound = sdk.AudioInputStream.createPushStream(sdk.AudioStreamFormat.getWaveFormatPCM(16_000, 16, 1));
  const recognizer = new sdk.SpeechRecognizer(configOf(sdk, access), sdk.AudioConfig.fromStreamInput(sound));
  askForEveryWord(sdk, recognizer, access);
  recognizer.recognizing = (_, { result }) => onGuess(result.text ?? '');
  recognizer.recognized = (_, { result }) => {
    const words = wordsOf(result.json);
    if (words.length > 0) onPhrase(words);
    onGuess('');
  };
  recognizer.canceled = () => onFailed();
  recognizer.startContinuousRecognitionAsync(undefined, onFailed);
  const ignore = () => {};
  return {
    hear: (piece) => sound.write(piece),
    renew(token) {
      recognizer.authorizationToken = token;
    },
    close() {
      recognizer.canceled = ignore;
      sound.close();
      recognizer.close(ignore, ignore);
    },
  };
}

function configOf(sdk: Sdk, { token, language, region, endpoint }: LiveAccess) {
  const config =
    endpoint === null ? sdk.SpeechConfig.fromAuthorizationToken(token, region ?? '') : ofAddress(sdk, endpoint);
  config.authorizationToken = token;
  config.speechRecognitionLanguage = language;
  config.outputFormat = sdk.OutputFormat.Detailed;
  config.requestWordLevelTimestamps();
  config.enableDictation();
  config.setProfanity(sdk.ProfanityOption.Raw);
  config.setProperty(sdk.PropertyId.SpeechServiceConnection_InitialSilenceTimeoutMs, initialSilence);
  config.setProperty(sdk.PropertyId.SpeechServiceConnection_EnableAudioLogging, 'false');
  // The SDK would run its timers in a worker made from a text, which the page's policy refuses.
  config.setProperty(sdk.PropertyId.WebWorkerLoadType, 'off');
  return config;
}

/** A websocket address without a path is a host, as in the server's code for whole talks. */
function ofAddress(sdk: Sdk, endpoint: string) {
  const address = new URL(endpoint);
  if (address.protocol === 'http:') address.protocol = 'ws:';
  const isHost = address.protocol.startsWith('ws') && address.pathname === '/';
  return isHost ? sdk.SpeechConfig.fromHost(address) : sdk.SpeechConfig.fromEndpoint(address);
}

/** Keeps hesitations, and does not turn the spoken word *Komma* into a comma. The SDK has no properties for that. */
function askForEveryWord(sdk: Sdk, recognizer: SpeechRecognizer, { language }: LiveAccess) {
  const connection = sdk.Connection.fromRecognizer(recognizer);
  recognizer.sessionStarted = () =>
    connection.setMessageProperty('speech.context', 'phraseDetection', {
      mode: 'Dictation',
      language,
      initialSilenceTimeout: Number(initialSilence),
      enrichment: {
        profanity: 'Raw',
        dictation: { punctuationMode: 'Implicit', disfluencyMode: 'Raw', intermediatedisfluencymode: 'Raw' },
      },
    });
}

type Phrase = Readonly<{
  NBest?: readonly Readonly<{
    Display?: string;
    Words?: readonly Readonly<{ Word: string; Offset: number; Duration: number }>[];
  }>[];
}>;

/** The spoken words, with the punctuation of the written phrase if both have equally many words. */
function wordsOf(json: string): readonly HeardWord[] {
  const [best] = (JSON.parse(json) as Phrase).NBest ?? [];
  const spoken = best?.Words ?? [];
  const written = (best?.Display ?? '').split(/\s+/).filter((word) => word !== '');
  const isAlike = written.length === spoken.length;
  return spoken.map(({ Word, Offset, Duration }, i) => ({
    text: (isAlike && written[i]) || Word,
    offset: Offset / ticksPerSecond,
    duration: Duration / ticksPerSecond,
  }));
}
