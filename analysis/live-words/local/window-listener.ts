import type { HeardWord } from '#domain/sessions/contract/live.ts';
import { wordForm } from '../../text/words/spoken-word.ts';
import type { Heard, LiveEar } from '../live-engine.ts';
import { soundBuffer } from './sound-buffer.ts';

/** Silence that ends a phrase. Seconds. */
const phraseEnd = 0.7;
/** Seconds of silence kept before the next words, because the beginning of a word is quiet. */
const leadIn = 0.3;
/** Seconds of sound in the window: beyond `comfortable`, final words leave it; `longest` is below the 30 s that engines accept. */
const [comfortable, longest] = [12, 28];

type Listening = Readonly<{
  /** The words of a stretch of sound, at seconds from its start. */
  hear: (pcm: Buffer) => Promise<readonly HeardWord[]>;
  /** Seconds of new sound that start another transcription. */
  every: number;
  onHeard: (heard: Heard) => void;
  onFailed: () => void;
}>;

/**
 * Transcribes the sound since the last phrase again each time it has grown; words that two transcriptions agree on become final.
 * Transcriptions never overlap, so a slow machine makes fewer.
 */
export function windowListener({ hear, every, onHeard, onFailed }: Listening): LiveEar {
  const buffer = soundBuffer(longest);
  let guessed: readonly HeardWord[] = [];
  let saidUntil = 0;
  let lookedUntil = 0;
  let looking: Promise<void> | undefined;
  let isOver = false;

  function isWorthALook(): boolean {
    if (buffer.silence() >= phraseEnd) return true;
    return buffer.to() - lookedUntil >= every;
  }

  function lookWhenItIsTime() {
    if (isOver || looking !== undefined) return;
    if (!buffer.isSpoken()) return buffer.dropBefore(buffer.to() - leadIn);
    if (isWorthALook()) looking = look(buffer.silence() >= phraseEnd).then(lookOn, fail);
  }

  function lookOn() {
    looking = undefined;
    lookWhenItIsTime();
  }

  function fail() {
    looking = undefined;
    if (isOver) return;
    isOver = true;
    onFailed();
  }

  async function look(endsPhrase: boolean) {
    const [from, to] = [buffer.from(), buffer.to()];
    lookedUntil = to;
    const inSession = (await hear(buffer.content())).map((word) => ({ ...word, offset: word.offset + from }));
    if (isOver) return;
    const words = inSession.filter(({ offset, duration }) => offset + duration / 2 >= saidUntil);
    const isFull = to - from >= longest - every;
    const certain = endsPhrase || isFull ? words.length : agreedWords(guessed, words);
    tell(words, { certain, endsPhrase });
    if (endsPhrase || isFull) buffer.dropBefore(to);
    else if (to - from >= comfortable) buffer.dropBefore(saidUntil);
  }

  function tell(words: readonly HeardWord[], { certain, endsPhrase }: { certain: number; endsPhrase: boolean }) {
    const last = words[certain - 1];
    if (last) saidUntil = last.offset + last.duration;
    guessed = words.slice(certain);
    const guess = guessed.map(({ text }) => text).join(' ');
    onHeard({ words: words.slice(0, certain), guess, endsPhrase });
  }

  return {
    hearsHere: true,
    hear(pcm) {
      buffer.add(pcm);
      lookWhenItIsTime();
    },
    async finish() {
      await looking;
      if (!isOver && buffer.isSpoken()) await look(true).catch(fail);
      isOver = true;
    },
    close() {
      isOver = true;
    },
  };
}

/**
 * Length of the common prefix of two transcriptions. Words that an engine returns twice in a row for growing sound count as final
 * (local agreement: Liu, Spanakis, Niehues 2020; Macháček, Dabre, Bojar 2023).
 */
function agreedWords(before: readonly HeardWord[], now: readonly HeardWord[]): number {
  const differs = now.findIndex(({ text }, i) => wordForm(text) !== wordForm(before[i]?.text ?? ''));
  return differs === -1 ? now.length : differs;
}
