import type { Sentence, TextResults } from '#domain/sessions/contract/text-report.ts';
import { mean } from '../../audio/statistics.ts';
import { beyond } from './beyond.ts';
import type { FindMoments } from './evidence.ts';
import { mostTelling } from './most-telling.ts';

/** Minimum number of words with a confidence; with fewer, a single name would decide. */
const leastWords = 3;

/** The sentences that the engine recognised with the lowest mean confidence, below the good range. */
export const unclearSentences: FindMoments = ({ textResults, norms, duration }) => {
  const candidates = (textResults?.sentences ?? []).flatMap((sentence) => {
    const confidences = confidencesIn(sentence, textResults?.words ?? []);
    const clarity = confidences.length < leastWords ? null : mean(confidences);
    const weight = clarity === null ? 0 : beyond('below', norms.clarity, clarity);
    return weight > 0 ? [{ ...stretchOf(sentence), weight }] : [];
  });
  return mostTelling(candidates, duration);
};

/** The sentences that are most negative. */
export const negativeSentences: FindMoments = ({ textResults, duration }) => {
  const felt = (textResults?.sentences ?? []).filter(
    ({ sentiment, timeUnsure }) => !timeUnsure && sentiment !== 'neutral',
  );
  const candidates = felt.map((sentence) => ({
    ...stretchOf(sentence),
    weight: sentence.negative - sentence.positive,
  }));
  return mostTelling(
    candidates.filter(({ weight }) => weight > 0),
    duration,
  );
};

const stretchOf = ({ offset, duration }: Sentence) => ({ offset, duration });

function confidencesIn({ offset, duration }: Sentence, words: TextResults['words']): readonly number[] {
  return words.flatMap((word) => {
    const isWithin = word.offset >= offset && word.offset < offset + duration;
    return isWithin && word.confidence !== null ? [word.confidence] : [];
  });
}
