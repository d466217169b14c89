import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EngineResult, SpeechEngine } from '#domain/speech/contract/comparison.ts';

export const engineNames: Readonly<Record<SpeechEngine, MessageDescriptor>> = {
  parakeet: msg`Parakeet`,
  whisper: msg`Whisper`,
  azure: msg`Azure Speech`,
  endpoint: msg`Eigener Dienst`,
};

/** What an engine needs before it can be used. */
export const setUpWords: Readonly<Record<SpeechEngine, MessageDescriptor>> = {
  parakeet: msg`Kommt mit einem Klick auf der Seite „Spracherkennung“.`,
  whisper: msg`Kommt mit „npm run transcriber -- install“ auf dem Server.`,
  azure: msg`Braucht AZURE_SPEECH_KEY und AZURE_SPEECH_REGION.`,
  endpoint: msg`Braucht TRANSCRIBE_URL und TRANSCRIBE_MODEL.`,
};

/** Why an engine heard nothing. */
export const outcomeWords: Readonly<Record<Exclude<EngineResult['outcome'], 'heard'>, MessageDescriptor>> = {
  not_set_up: msg`nicht eingerichtet`,
  not_agreed: msg`nicht gefragt: Die Aufnahme wäre an einen anderen Ort gegangen als angekreuzt.`,
  refused: msg`hat abgelehnt: Prüfen Sie Schlüssel und Modell in den Einstellungen.`,
  quota: msg`hat kein Kontingent mehr oder wurde zu oft gefragt.`,
  unavailable: msg`hat nicht geantwortet. Später geht es vielleicht.`,
};
