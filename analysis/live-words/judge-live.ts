import type { Locale } from '#domain/kernel/contract.ts';
import type { HeardWord, LiveState } from '#domain/sessions/contract/live.ts';
import { asShown } from '#domain/sessions/contract/measures.ts';
import type { Norms } from '#domain/sessions/contract/norms.ts';
import { findFillers } from '../text/fillers/find-fillers.ts';
import { speechStretches, totalDuration } from '../text/pace/speech-stretches.ts';
import { readSession } from '../text/words/read-session.ts';
import type { Heard } from './live-engine.ts';
import { sparseHints } from './sparse-hints.ts';

/**
 * Fillers depend on the words around them, so recent words are judged again as more arrive. Beyond `lookedAt` words, all but the
 * last `keptWhenSettled` become final.
 */
const [lookedAt, keptWhenSettled] = [400, 200];
const recentWords = 60;
/** Seconds of the window for the pace, and how many of them must be speech. */
const [paceWindow, leastSpeech] = [30, 5];
/** Seconds of the window in which fillers are counted for a hint. */
const fillerWindow = 60;

type Judging = Readonly<{ locale: Locale; norms: Pick<Norms, 'wordsPerMinute' | 'fillersPerMinute'> }>;

/** Counts words, fillers and pace as words arrive, by the rules of the report, and chooses hints. */
export function liveJudge({ locale, norms }: Judging) {
  let words: HeardWord[] = [];
  let settled = { words: 0, fillers: 0 };
  let isPhraseOver = true;
  const hints = sparseHints(norms);

  function settle() {
    if (words.length <= lookedAt) return;
    const older = words.length - keptWhenSettled;
    const fillers = fillersIn(words, { locale, isPhraseOver }).filter(({ to }) => to < older);
    settled = { words: settled.words + older, fillers: settled.fillers + fillers.length };
    words = words.slice(older);
  }

  return {
    add({ words: heard, endsPhrase }: Heard): LiveState {
      words.push(...heard);
      isPhraseOver = endsPhrase;
      settle();
      const fillers = fillersIn(words, { locale, isPhraseOver });
      const wordsPerMinute = paceOf(words);
      const at = endOf(words.at(-1));
      const lately = fillers.filter(({ from }) => (words[from]?.offset ?? 0) >= at - fillerWindow).length;
      return {
        recent: marked(words, fillers).slice(-recentWords),
        words: settled.words + words.length,
        fillers: settled.fillers + fillers.length,
        wordsPerMinute,
        hint: hints.at(at, { wordsPerMinute, fillersLately: lately }),
      };
    },
  };
}

type WordRange = Readonly<{ from: number; to: number }>;

/** Indexes of the fillers in the list. A word that may still become part of a sentence does not count yet. */
function fillersIn(
  words: readonly HeardWord[],
  { locale, isPhraseOver }: Pick<Judging, 'locale'> & { isPhraseOver: boolean },
) {
  const heard = words.map((word) => ({ ...word, confidence: null }));
  const engine = { source: 'whisper', model: null, dropsFillers: false, times: 'measured' } as const;
  const session = readSession({ ...engine, locale, words: heard }, { duration: endOf(words.at(-1)), gaps: [] });
  const last = session.words.length - 1;
  const indexOf = (at: number) => session.words[at]?.index ?? 0;
  return findFillers(session)
    .filter(({ to, certainty }) => isPhraseOver || certainty === 'certain' || to < last)
    .map(({ from, to }): WordRange => ({ from: indexOf(from), to: indexOf(to) }));
}

function marked(words: readonly HeardWord[], fillers: readonly WordRange[]): LiveState['recent'] {
  const isFiller = new Set(
    fillers.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i)),
  );
  return words.map(({ text }, i) => ({ text, isFiller: isFiller.has(i) }));
}

/** Words per minute of speech in the last 30 s, without pauses as in the report; null with less than 5 s of speech. */
function paceOf(words: readonly HeardWord[]): number | null {
  const end = endOf(words.at(-1));
  const lately = words.filter(({ offset }) => offset >= end - paceWindow);
  const gaps = lately.slice(1).flatMap(({ offset }, i) => {
    const before = endOf(lately[i]);
    return offset > before ? [{ offset: before, duration: offset - before }] : [];
  });
  const speech = totalDuration(speechStretches(lately, { duration: end, gaps }));
  return speech < leastSpeech ? null : asShown('words_per_minute', (60 * lately.length) / speech);
}

const endOf = (word: HeardWord | undefined) => (word ? word.offset + word.duration : 0);
