import { azureSpeechOf } from '#infra/config/azure-speech.ts';
import type { Settings } from '#infra/config/settings.ts';
import type { Transcriber } from '../transcription/transcriber.ts';
import { findWhisper } from '../transcription/whisper/installation.ts';
import { azureLive } from './azure/azure-live.ts';
import type { LiveEngine } from './live-engine.ts';
import { whisperLive } from './local/whisper-live.ts';

/**
 * Opens the live engine of the transcriber that is configured; undefined if that engine cannot listen live, or if live words
 * are off.
 */
export function openLiveEngine(
  settings: Settings,
  { data, transcriber }: Readonly<{ data: string; transcriber: Transcriber | undefined }>,
): LiveEngine | undefined {
  if (!settings.LIVE_TRANSCRIPTION) return undefined;
  switch (transcriber?.engine.source) {
    case 'azure': {
      const azure = azureSpeechOf(settings);
      return azure && azureLive(azure);
    }
    case 'whisper': {
      const installation = findWhisper(data);
      return installation && whisperLive(installation, { places: settings.LIVE_CONCURRENCY });
    }
    default:
      return undefined;
  }
}
