import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LocalSpeech, SpeechModelFault, SpeechModelState } from '#domain/speech/contract/calls.ts';

export const stateWords: Record<SpeechModelState, MessageDescriptor> = {
  absent: msg`nicht eingerichtet`,
  waiting: msg`beginnt gleich`,
  fetching: msg`wird geholt`,
  testing: msg`wird probiert`,
  paused: msg`angehalten`,
  failed: msg`fehlgeschlagen`,
  ready: msg`bereit`,
};

/** What went wrong, and the next step. */
export const faultWords: Record<SpeechModelFault, MessageDescriptor> = {
  unreachable: msg`Die Quelle antwortet nicht. Prüfen Sie die Verbindung, oder nennen Sie mit SPEECH_MODEL_URL einen Spiegel oder einen Ordner auf diesem Server. Was schon da ist, bleibt.`,
  not_found: msg`An der Quelle fehlt eine Datei. Prüfen Sie die Einstellung SPEECH_MODEL_URL.`,
  wrong_hash: msg`Eine Datei ist nicht die erwartete und wurde verworfen. Versuchen Sie es noch einmal; bleibt es dabei, prüfen Sie SPEECH_MODEL_URL und SPEECH_MODEL_HASHES.`,
  disk_full: msg`Auf diesem Server ist zu wenig Platz. Schaffen Sie 1 GB und setzen Sie fort.`,
  no_runtime: msg`Dieser Server kann das Modell nicht ausführen: Das Paket sherpa-onnx-node fehlt, oder es gibt keines für ihn. Whisper bleibt eine Wahl.`,
  not_understood: msg`Das Modell ist da, hat die Probeaufnahme aber nicht verstanden. Es wird nicht benutzt.`,
  failed: msg`Etwas Unvorhergesehenes ging schief. Das Protokoll des Servers nennt den Grund.`,
};

export const engineWords: Record<LocalSpeech['engine'], MessageDescriptor> = {
  none: msg`Zurzeit erkennt niemand Worte: Berichte zeigen nur, was der Ton verrät.`,
  azure: msg`Zurzeit erkennt Azure Speech die Worte.`,
  endpoint: msg`Zurzeit erkennt ein eingerichteter Dienst die Worte.`,
  parakeet: msg`Worte erkennt Parakeet auf diesem Server. Kein Ton verlässt ihn.`,
  whisper: msg`Worte erkennt Whisper auf diesem Server. Kein Ton verlässt ihn.`,
};
