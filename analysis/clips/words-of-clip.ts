import type { Locale } from '#domain/kernel/contract.ts';
import type { ClipMeasures } from '#domain/sessions/contract/clips.ts';
import type { AudioMeasures } from '../audio/measures.ts';
import { analyseText } from '../text/analyse-text.ts';
import type { Tools } from '../tools.ts';
import { TranscriberQuota, TranscriberRefused, TranscriberUnavailable } from '../transcription/transcriber-error.ts';

type Heard = Readonly<{
  pcmFile: string;
  measures: AudioMeasures;
  locale: Locale;
  /** Whether an external engine may get the sound. */
  mayLeave: boolean;
}>;

/** The words of a clip and its fillers; null if there is no engine, no permission, or no word was recognised. */
export async function wordsOfClip(heard: Heard, signal: AbortSignal, tools: Tools): Promise<ClipMeasures['words']> {
  const { pcmFile, measures, locale, mayLeave } = heard;
  const { transcriber } = tools;
  const { duration, pauses, summary } = measures;
  if (!transcriber || summary.speechTime === 0) return null;
  if (transcriber.engine.leavesHouseTo !== null && !mayLeave) return null;
  try {
    const transcript = await transcriber.transcribe({ pcmFile, duration, locale, pauses }, signal);
    const { fillers } = analyseText(transcript, { duration, gaps: pauses });
    const { words, dropsFillers } = transcript;
    const spoken = words.map(({ text }) => text);
    return { count: words.length, fillers: fillers.map(({ text }) => text), dropsFillers, spoken };
  } catch (error) {
    if (signal.aborted || !isOfEngine(error)) throw error;
    return null;
  }
}

const isOfEngine = (error: unknown) =>
  error instanceof TranscriberRefused || error instanceof TranscriberQuota || error instanceof TranscriberUnavailable;
