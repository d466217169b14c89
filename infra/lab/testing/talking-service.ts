import { startSpeechService } from '../fakes/speech/speech-service.ts';

/** A fake of Azure's speech service for the running test. It recognises `Wort1.`, `Wort2.` …, one for each second of sound. */
export const startTalkingService = () => startSpeechService(Array.from({ length: 20 }, () => 'talks' as const));
