import type * as Sdk from 'microsoft-cognitiveservices-speech-sdk';
import type { Locale } from '#domain/kernel/contract.ts';
import type { Word } from '#domain/sessions/contract/transcript.ts';
import { pcmRate } from '#infra/media/decode.ts';
import { TranscriberQuota, TranscriberRefused, TranscriberUnavailable } from '../transcriber-error.ts';
import { readPhrase } from './phrase.ts';
import { phraseDetection, type SpeechSdk } from './speech-config.ts';

type Cancelled = Pick<Sdk.SpeechRecognitionCanceledEventArgs, 'errorCode' | 'errorDetails'>;

const settings = 'look at AZURE_SPEECH_KEY, AZURE_SPEECH_REGION and AZURE_SPEECH_ENDPOINT';

/** Why the service broke off. Its text is evaluated and never passed on, because it may contain the address with the key. */
function failureOf(sdk: SpeechSdk, { errorCode, errorDetails }: Cancelled): Error {
  const code = sdk.CancellationErrorCode;
  const said = errorDetails ?? '';
  // A free subscription returns `Forbidden` when it is used up.
  const isQuota = errorCode === code.TooManyRequests || errorCode === code.Forbidden;
  if (isQuota || /\b4?429\b|quota/i.test(said)) return new TranscriberQuota('Azure Speech: the quota is used up');
  if (errorCode === code.AuthenticationFailure || /\b40[13]\b/.test(said)) {
    return new TranscriberRefused(`Azure Speech refused the key: ${settings}`);
  }
  if (errorCode === code.BadRequestParameters || /\b40[04]\b/.test(said)) {
    return new TranscriberRefused(`Azure Speech refused the request: ${settings}`);
  }
  return new TranscriberUnavailable('Azure Speech cannot be reached or broke off');
}

export type Listening = Readonly<{
  sdk: SpeechSdk;
  config: Sdk.SpeechConfig;
  locale: Locale;
  /** Raw signed 16 bit, little endian, 16 kHz, mono. */
  pcm: Buffer;
  /** Maximum milliseconds without a message from the service. */
  patienceMs: number;
  signal: AbortSignal;
}>;

/** `until`: end of the last phrase, in seconds from the start of the sound. `failure`: null if the service reached the end. */
export type Heard = Readonly<{ words: readonly Word[]; until: number; failure: Error | null }>;

/** Seconds of tolerance: a phrase that ends no later than the previous one is a duplicate. */
const sameEnd = 0.01;

/** Recognises the words of one piece. The result includes a failure, because the words before it count. Rejects only if aborted. */
export async function listen(listening: Listening): Promise<Heard> {
  const { sdk, config, locale, pcm, signal } = listening;
  signal.throwIfAborted();
  const stream = sdk.AudioInputStream.createPushStream(sdk.AudioStreamFormat.getWaveFormatPCM(pcmRate, 16, 1));
  const recognizer = new sdk.SpeechRecognizer(config, sdk.AudioConfig.fromStreamInput(stream));
  const connection = sdk.Connection.fromRecognizer(recognizer);
  // At this moment the SDK has written its own context and has not sent it yet.
  recognizer.sessionStarted = () =>
    connection.setMessageProperty('speech.context', 'phraseDetection', phraseDetection(locale));
  try {
    stream.write(pcm.buffer.slice(pcm.byteOffset, pcm.byteOffset + pcm.length) as ArrayBuffer);
    stream.close();
    const heard = await heardBy(recognizer, connection, listening);
    signal.throwIfAborted();
    return heard;
  } finally {
    leave(recognizer, connection);
  }
}

/** Closes open connections, including one that the SDK is just opening. Errors are ignored, because nobody can use them. */
function leave(recognizer: Sdk.SpeechRecognizer, connection: Sdk.Connection): void {
  const ignore = () => {};
  connection.closeConnection(ignore, ignore);
  recognizer.close(ignore, ignore);
}

function heardBy(recognizer: Sdk.SpeechRecognizer, connection: Sdk.Connection, listening: Listening): Promise<Heard> {
  const { sdk, locale, patienceMs, signal } = listening;
  const phrases = phrasesOf(locale);
  return new Promise((resolve) => {
    const end = (failure: Error | null) => {
      clearTimeout(watch);
      signal.removeEventListener('abort', onAbort);
      resolve({ ...phrases.heard(), failure });
    };
    const fail = (what: string) => end(new TranscriberUnavailable(`Azure Speech ${what}`));
    const onAbort = () => fail('was told to stop');
    const watch = setTimeout(() => fail('fell silent'), patienceMs);
    signal.addEventListener('abort', onAbort, { once: true });

    recognizer.recognized = (_, { result }) => {
      if (!phrases.add(result.json)) fail('answered something else than a phrase');
    };
    recognizer.canceled = (_, event) =>
      end(event.reason === sdk.CancellationReason.EndOfStream ? null : failureOf(sdk, event));
    recognizer.sessionStopped = () => end(null);
    connection.messageReceived = () => void watch.refresh();
    // Waits a turn, because `canceled` may follow immediately with the reason.
    connection.disconnected = () => void setImmediate(() => fail('broke off'));
    recognizer.startContinuousRecognitionAsync(undefined, () => fail('could not be asked'));
  });
}

/** Collects phrases; a duplicate counts once. */
function phrasesOf(locale: Locale) {
  const words: Word[] = [];
  let until = 0;
  return {
    heard: () => ({ words, until }),
    /** False if the message is no phrase. */
    add(json: string): boolean {
      try {
        const phrase = readPhrase(json, locale);
        if (phrase.until <= until + sameEnd) return true;
        words.push(...phrase.words.filter(({ offset, duration }) => offset + duration / 2 >= until));
        until = phrase.until;
        return true;
      } catch {
        return false;
      }
    },
  };
}
