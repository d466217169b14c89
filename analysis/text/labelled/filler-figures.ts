import { findFillers } from '../fillers/find-fillers.ts';
import { sentenceStarts } from '../sentences/split-sentences.ts';
import type { Locale } from '../words/locale.ts';
import { silencesBefore } from '../words/silences.ts';
import { spokenWords } from '../words/spoken-word.ts';
import { linesOf, transcriptOf } from './notation.ts';

/**
 * Precision: the share of the findings that are fillers. Recall: the share of the fillers that were found. A finding
 * counts as right only if it covers exactly the words of a filler.
 */
export function fillerFigures(block: string, locale: Locale) {
  const lines = linesOf(block).map((line) => comparedLine(line, locale));
  const total = (count: (line: (typeof lines)[number]) => number) => lines.reduce((sum, line) => sum + count(line), 0);
  const right = total(({ right }) => right);
  const found = total(({ found }) => found.length);
  const annotated = total(({ annotated }) => annotated.length);
  return {
    transcripts: lines.length,
    annotated,
    found,
    precision: right / found,
    recall: right / annotated,
    wrong: lines.filter((line) => line.right < Math.max(line.found.length, line.annotated.length)),
  };
}

function comparedLine(line: string, locale: Locale) {
  const { transcript, duration, fillers } = transcriptOf(line, locale);
  const words = spokenWords(transcript, duration);
  const silences = silencesBefore(words, []);
  const starts = new Set(sentenceStarts({ words, silences, locale }));
  const name = ({ from, to }: { from: number; to: number }) => `${from}-${to}`;
  const annotated = fillers.map(name);
  const found = findFillers({ words, silences, starts, locale }).map(name);
  return { line, annotated, found, right: found.filter((filler) => annotated.includes(filler)).length };
}
