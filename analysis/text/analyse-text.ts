import type { Filler, Repetition, Sentence, TextResults } from '#domain/sessions/contract/text-report.ts';
import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import { type FoundFiller, findFillers } from './fillers/find-fillers.ts';
import { paceSeries } from './pace/pace-series.ts';
import { speechStretches } from './pace/speech-stretches.ts';
import { findRepetitions } from './repetitions/find-repetitions.ts';
import { positionsOf, type Repeated } from './repetitions/repeated.ts';
import { classifySentence } from './sentiment/classify-sentence.ts';
import { keyPhrases } from './topics/key-phrases.ts';
import { keyWords } from './topics/key-words.ts';
import { plainText, type ReadSession, readSession, type Span, sentenceSpans, stretchOf } from './words/read-session.ts';
import type { Session } from './words/silences.ts';
import { stopWords } from './words/stop-words.ts';

/** Measures the words of a talk. Pure and deterministic; every measure and its limits: `docs/analysis.md`. */
export function analyseText(transcript: Transcript, session: Session): TextResults {
  const read = readSession(transcript, session);
  const fillers = findFillers(read);
  const words = read.words.map((_, position) => stretchOf(read.words, { from: position, to: position }));
  return {
    text: transcript.words.map(({ text }) => text).join(' '),
    words: wordsWithKind(transcript, read, fillers),
    sentences: sentenceSpans(read).map((span) => sentenceOf(read, span)),
    keyPhrases: [...keyPhrases(read, fillers)],
    keyWords: keyWords(read, fillers),
    fillers: fillers.map((found) => fillerOf(read, found)),
    repetitions: findRepetitions(read, fillers).map((found) => repetitionOf(read, found)),
    pace: paceSeries({ words, speech: speechStretches(words, session), duration: session.duration }),
  };
}

function wordsWithKind({ words }: Transcript, read: ReadSession, fillers: readonly Span[]): TextResults['words'] {
  const inFiller = positionsOf(fillers);
  const kinds = new Map(
    read.words.map(({ index, form }, position) => {
      if (inFiller.has(position)) return [index, 'filler_word'] as const;
      return [index, stopWords(read.locale).has(form) ? 'stop_word' : 'default'] as const;
    }),
  );
  return words.map((word, index) => ({ ...word, kind: kinds.get(index) ?? 'default' }));
}

function sentenceOf({ words, locale }: ReadSession, span: Span): Sentence {
  const own = words.slice(span.from, span.to + 1);
  return { text: own.map(({ text }) => text).join(' '), ...stretchOf(words, span), ...classifySentence(own, locale) };
}

function fillerOf(read: ReadSession, { from, to, certainty }: FoundFiller): Filler {
  return {
    id: findingId('filler', read, from),
    text: plainText(read.words, { from, to }),
    ...stretchOf(read.words, { from, to }),
    certainty,
  };
}

function repetitionOf(read: ReadSession, { kind, spans }: Repeated): Repetition {
  const first = spans[0] ?? { from: 0, to: 0 };
  const last = spans.at(-1) ?? first;
  return {
    id: findingId(kind, read, first.from),
    kind,
    text: plainText(read.words, first),
    ...stretchOf(read.words, { from: first.from, to: last.to }),
    occurrences: spans.map((span) => stretchOf(read.words, span)),
  };
}

/** An id from the kind and the position in the transcript: the same transcript gives the same ids. */
const findingId = (kind: string, { words }: ReadSession, position: number) =>
  `${kind}_${words[position]?.index ?? position}`;
