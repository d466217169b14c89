import type * as Sdk from 'microsoft-cognitiveservices-speech-sdk';
import type { Locale } from '#domain/kernel/contract.ts';
import type { AzureSpeech } from '#infra/config/azure-speech.ts';

export type SpeechSdk = typeof Sdk;

const languages: Record<Locale, string> = { de: 'de-DE', en: 'en-US' };
/** Allowed silence before the first word, because a talk may begin late (product specification). */
const initialSilenceMs = 60_000;
/** Turns off sending in real time, because the sound is complete. The misspelt name is the SDK's. */
const unthrottled = { name: 'SPEECH-TransmitLengthBeforThrottleMs', milliseconds: '3600000' };

/** The request to the service: every word with its time and as it was said; the service stores nothing. */
export function speechConfig(sdk: SpeechSdk, settings: AzureSpeech, locale: Locale): Sdk.SpeechConfig {
  const config = serviceOf(sdk, settings);
  config.speechRecognitionLanguage = languages[locale];
  config.outputFormat = sdk.OutputFormat.Detailed;
  config.requestWordLevelTimestamps();
  config.enableDictation();
  config.setProfanity(sdk.ProfanityOption.Raw);
  config.setProperty(sdk.PropertyId.SpeechServiceConnection_InitialSilenceTimeoutMs, `${initialSilenceMs}`);
  config.setProperty(sdk.PropertyId.SpeechServiceConnection_EnableAudioLogging, 'false');
  config.setServiceProperty('wordLevelConfidence', 'true', sdk.ServicePropertyChannel.UriQueryParameter);
  config.setProperty(unthrottled.name, unthrottled.milliseconds);
  // Our own retry resumes after a broken connection: the SDK would lose the sound that it had already sent.
  config.setProperty('SPEECH-Error-MaxRetryCount', '0');
  return config;
}

function serviceOf(sdk: SpeechSdk, { key, region, endpoint }: AzureSpeech): Sdk.SpeechConfig {
  if (endpoint === undefined) return sdk.SpeechConfig.fromSubscription(key, region ?? '');
  const address = new URL(endpoint);
  if (address.protocol === 'http:') address.protocol = 'ws:';
  // An address without a path is a container, or a resource whose https address returns the websocket's.
  const isHost = address.protocol.startsWith('ws') && address.pathname === '/';
  return isHost ? sdk.SpeechConfig.fromHost(address, key) : sdk.SpeechConfig.fromEndpoint(address, key);
}

/**
 * Settings for phrases, sent in the message `speech.context`. The SDK has no property for disfluencies (*ähm*, broken off
 * words): `Raw` keeps them. Punctuation is implicit: a speaker who says *Komma* means the word.
 */
export const phraseDetection = (locale: Locale) => ({
  mode: 'Dictation',
  language: languages[locale],
  initialSilenceTimeout: initialSilenceMs,
  enrichment: {
    profanity: 'Raw',
    dictation: { punctuationMode: 'Implicit', disfluencyMode: 'Raw', intermediatedisfluencymode: 'Raw' },
  },
});
