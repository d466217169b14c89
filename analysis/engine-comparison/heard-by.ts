import type { EngineResult, SpeechEngine } from '#domain/speech/contract/comparison.ts';
import type { Tools } from '../tools.ts';
import { alignWords } from '../transcription/text-match/align-words.ts';
import type { Part } from '../transcription/text-match/longest-common.ts';
import { wordErrors } from '../transcription/text-match/word-error-rate.ts';
import { writtenWords } from '../transcription/text-match/written-words.ts';
import type { SpokenSession } from '../transcription/transcriber.ts';
import { TranscriberQuota, TranscriberRefused, TranscriberUnavailable } from '../transcription/transcriber-error.ts';

type Hearing = Readonly<{
  engine: SpeechEngine;
  session: SpokenSession;
  said: string;
  /** The external hosts that may get it. */
  agreed: readonly string[];
}>;

/** The result of one engine for a recording. A failure is a result, too. */
export async function heardBy(
  { engine, session, said, agreed }: Hearing,
  signal: AbortSignal,
  { speech }: Pick<Tools, 'speech'>,
): Promise<EngineResult> {
  const nothing = { engine, model: '', sentTo: null, seconds: 0, words: 0, errors: null, parts: [] };
  const transcriber = speech.engine(engine);
  if (!transcriber) return { ...nothing, outcome: 'not_set_up' };
  const { model, leavesHouseTo: sentTo } = transcriber.engine;
  const about = { ...nothing, model, sentTo };
  // The settings may have changed since somebody agreed.
  if (sentTo !== null && !agreed.includes(sentTo)) return { ...about, outcome: 'not_agreed' };
  const begin = performance.now();
  const seconds = () => Math.round((performance.now() - begin) / 10) / 100;
  try {
    const transcript = await transcriber.transcribe(session, signal);
    const heard = transcript.words.map(({ text }) => text);
    const written = writtenWords(said);
    return {
      ...{ ...about, outcome: 'heard', seconds: seconds(), words: heard.length },
      errors: wordErrors(written, heard),
      parts: partsOf(written, heard),
    };
  } catch (error) {
    const outcome = outcomeOf(error);
    if (signal.aborted || !outcome) throw error;
    return { ...about, outcome, seconds: seconds() };
  }
}

function partsOf(said: readonly string[], heard: readonly string[]): EngineResult['parts'] {
  const textOf = (words: readonly string[], { from, to }: Part['before']) => words.slice(from, to).join(' ');
  const parts: EngineResult['parts'] = [];
  for (const { kind, before, after } of alignWords(said, heard)) {
    const part = { kind, said: textOf(said, before), heard: textOf(heard, after) };
    const last = parts.at(-1);
    if (!last || last.kind !== kind) parts.push(part);
    else Object.assign(last, { said: `${last.said} ${part.said}`.trim(), heard: `${last.heard} ${part.heard}`.trim() });
  }
  return parts;
}

function outcomeOf(error: unknown): EngineResult['outcome'] | undefined {
  if (error instanceof TranscriberRefused) return 'refused';
  if (error instanceof TranscriberQuota) return 'quota';
  return error instanceof TranscriberUnavailable ? 'unavailable' : undefined;
}
