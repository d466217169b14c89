import type { Word } from '#domain/sessions/contract/transcript.ts';
import type { AzureSpeech } from '#infra/config/azure-speech.ts';
import { readPcm, type Stretch } from '../read-pcm.ts';
import { spokenStretches } from '../timing/spoken-stretches.ts';
import type { SpokenSession } from '../transcriber.ts';
import { pause, waitAfter } from '../try-again.ts';
import { listen } from './listen.ts';
import { type SpeechSdk, speechConfig } from './speech-config.ts';

type Hearing = Readonly<{
  sdk: SpeechSdk;
  settings: AzureSpeech;
  talk: SpokenSession;
  patienceMs: number;
  /** Milliseconds before the second, third … consecutive attempt without progress. */
  backOff: readonly number[];
  signal: AbortSignal;
}>;

/** Seconds of speech below which the rest of a piece is not sent again. */
const leastSpeech = 0.5;

/**
 * The words of a piece, with times of the talk. After a broken connection, or an early end by the service, it
 * continues after the last completed phrase: nothing is lost, and nothing is transcribed twice.
 */
export async function hearPiece(piece: Stretch, hearing: Hearing): Promise<readonly Word[]> {
  const { sdk, settings, talk, patienceMs, backOff, signal } = hearing;
  const words: Word[] = [];
  let { from } = piece;
  for (let fruitless = 0; ; ) {
    const pcm = await readPcm(talk.pcmFile, { from, to: piece.to });
    const config = speechConfig(sdk, settings, talk.locale);
    const heard = await listen({ sdk, config, locale: talk.locale, pcm, patienceMs, signal });
    words.push(...heard.words.map((word) => ({ ...word, offset: word.offset + from })));
    from += heard.until;
    if (heard.until > 0 && !isSpokenIn({ from, to: piece.to }, talk)) return words;
    if (!heard.failure && heard.until === 0) return words;
    fruitless = heard.until > 0 ? 0 : fruitless + 1;
    if (heard.failure) await waitOrThrow(heard.failure, { planned: backOff[Math.max(0, fruitless - 1)], signal });
  }
}

async function waitOrThrow(failure: Error, { planned, signal }: { planned: number | undefined; signal: AbortSignal }) {
  const wait = waitAfter(failure, planned);
  if (wait === undefined) throw failure;
  await pause(wait, signal);
}

function isSpokenIn({ from, to }: Stretch, { pauses }: SpokenSession): boolean {
  if (to - from < leastSpeech) return false;
  const seconds = spokenStretches({ from, to }, { pauses }).reduce((sum, part) => sum + part.to - part.from, 0);
  const isAllPause = pauses.some(({ offset, duration }) => offset <= from && offset + duration >= to);
  return !isAllPause && seconds >= leastSpeech;
}
