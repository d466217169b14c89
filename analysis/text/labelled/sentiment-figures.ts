import { classifySentence } from '../sentiment/classify-sentence.ts';
import type { Locale } from '../words/locale.ts';
import { isSpoken, spokenWords } from '../words/spoken-word.ts';
import { labelledSentences, transcriptOf } from './notation.ts';

/** Accuracy: the share of sentences with the right label, over all sentences and over those with a negation. */
export function sentimentFigures(block: string, locale: Locale) {
  const sentences = labelledSentences(block).map((labelled) => {
    const { transcript, duration } = transcriptOf(labelled.sentence, locale);
    const { sentiment } = classifySentence(spokenWords(transcript, duration).filter(isSpoken), locale);
    return { ...labelled, sentiment, isRight: sentiment === labelled.label };
  });
  const negated = sentences.filter(({ hasNegation }) => hasNegation);
  const share = (some: typeof sentences) => some.filter(({ isRight }) => isRight).length / some.length;
  return {
    sentences: sentences.length,
    right: share(sentences),
    negated: negated.length,
    negatedRight: share(negated),
    wrong: sentences.filter(({ isRight }) => !isRight),
  };
}
