import type * as Sdk from 'microsoft-cognitiveservices-speech-sdk';
import { TranscriberQuota, TranscriberRefused, TranscriberUnavailable } from '../transcriber-error.ts';
import type { SpeechSdk } from './speech-config.ts';

type Cancelled = Pick<Sdk.SpeechRecognitionCanceledEventArgs, 'errorCode' | 'errorDetails'>;

const settings = 'look at AZURE_SPEECH_KEY, AZURE_SPEECH_REGION and AZURE_SPEECH_ENDPOINT';

/** Why the service broke off. Its own words are looked at, and never repeated: they may name the address with the key. */
export function failureOf(sdk: SpeechSdk, { errorCode, errorDetails }: Cancelled): Error {
  const code = sdk.CancellationErrorCode;
  const said = errorDetails ?? '';
  // `Forbidden` is what a free subscription hears that has run out.
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
