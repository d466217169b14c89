import { startSpeechService } from '../fakes/speech/speech-service.ts';

/** Azure's speech service for the running test, which says `Wort1.`, `Wort2.` … for every second of sound. */
export const startTalkingService = () => startSpeechService(Array.from({ length: 20 }, () => 'talks' as const));
